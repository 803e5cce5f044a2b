/** The limits of a name list; `fields["rows"]` and the like name what is beyond them. */
export const listLimits = {
  rows: 500,
  columns: 12,
  /** Equal pieces of one row. */
  ofRow: 50,
  pieces: 1_000,
  /** Lists of one person. */
  ofPerson: 20,
  title: 80,
  note: 200,
  /** The name of somebody who is expected. */
  expectedName: 80,
  /** Characters of a pasted text. */
  text: 256_000,
  fileBytes: 2 * 1024 * 1024,
  unpackedBytes: 20 * 1024 * 1024,
  /** Rows on one picture of the contact sheet. */
  rowsOfPicture: 50,
} as const

/** The number of days after its last use until a list that nobody ordered is deleted. */
export const daysOfList = 90

/** How long the words of ordered rows are kept after their order is over, in days. */
export const daysOfOrderedRows = 30

/** How long a link may collect, at most, in days. */
export const mostDaysOfCollecting = 180
