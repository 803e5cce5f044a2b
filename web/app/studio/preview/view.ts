/** What of a design is looked at, and how. */
export type View = { area: string; turn: number }
