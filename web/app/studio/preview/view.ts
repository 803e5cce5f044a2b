/** The visible side of a design, and the rotation. */
export type View = { area: string; turn: number }
