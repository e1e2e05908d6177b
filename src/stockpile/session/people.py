"""The people at a table: who is the host, and who has a say when a seat with secrets is to be somebody else's."""

from stockpile.session.seat import Seat


class People:
    """The role of the host belongs to a person, known by the hash of a token, wherever they sit."""

    def __init__(self, seats: list[Seat], host: str | None = None) -> None:
        self.seats = seats
        self.host = host
        self._hosts = [] if host is None else [host]

    def pass_role(self, seat: int) -> None:
        """The person in a seat is the host from now on; where nobody has a token, there is no role to pass."""
        token = self.seats[seat].token
        if token is not None:
            self.host = token
            self._hosts += [] if token in self._hosts else [token]

    @property
    def host_seat(self) -> int | None:
        """Where the host sits; None while the host has no seat. Where nobody has a token, the first person is host."""
        if self.host is None:
            return next((number for number, seat in enumerate(self.seats) if seat.is_person), None)
        return self._seat_of(self.host)

    @property
    def host_seats(self) -> list[int]:
        """The seats of all who are or ever were host, in the order in which they first became it."""
        seats = [self._seat_of(token) for token in self._hosts]
        return [seat for seat in seats if seat is not None]

    def heir(self, leaver: int) -> int | None:
        """Who has been sitting here longest beside one who leaves."""
        others = [(seat.since, n) for n, seat in enumerate(self.seats) if n != leaver and seat.is_person]
        return min(others)[1] if others else None

    def playing(self, besides: int | None) -> set[int]:
        """The people who are playing now, but for one: those who must agree to somebody new in that one's seat."""
        return {
            number
            for number, seat in enumerate(self.seats)
            if number != besides and seat.is_person and seat.stand_in is None
        }

    def leaving(self) -> list[int]:
        """The seats that are to be somebody else's; nearly always none."""
        return [number for number, seat in enumerate(self.seats) if seat.leaving is not None]

    def seat_of_token(self) -> dict[str, int]:
        """Whose seat it is, by the hashes of tokens; of two with one token the first."""
        seats = reversed(list(enumerate(self.seats)))
        return {seat.token: n for n, seat in seats if seat.token is not None and not (seat.bot or seat.reserved)}

    def free_at(self, number: int) -> float | None:
        """When a seat becomes free for somebody new; None unless all who play agree, and one more than who asked."""
        leaving = self.seats[number].leaving
        if leaving is None or not leaving.agreed:
            return None
        return leaving.until if self.playing(number) <= leaving.agreed | {leaving.by} else None

    def _seat_of(self, token: str) -> int | None:
        return next((n for n, seat in enumerate(self.seats) if seat.is_person and seat.token == token), None)
