// The generated types of the wire, under the names that the client calls them by.
import type { FromClient, Hello, Update } from "./wire";

export type { View } from "./game";
export type { Action, BotInfo, Catalog, Guidance, GuideStep, Numbers, Rule, Story, Swing, Tale, Told, Worded } from "./lookups";
export type {
  Clocks,
  Frame,
  Message,
  Messages,
  PresenceFrame as Presence,
  Previewed as Preview,
  QuestionInfo as Question,
  RefusalInfo as Refused,
  Reply,
  ResultInfo as Result,
  SeatInfo,
  Seated,
  BeliefsInfo as Beliefs,
  PlanInfo as Plan,
  Snapshot,
  TableInfo,
  Update,
  Wish,
} from "./wire";

/** What a person may want of a table; the connection numbers it. */
export type Command = Exclude<FromClient, Hello>;
/** What every snapshot and update carries. */
export type Now = Omit<Update, "frame" | "messages" | "table" | "view">;
