"""Language models at the table: a client of the ordinary server, and the tools by which an agent plays."""
