/** A line as it was bought, as far as money goes. */
export type BoughtLine = {
  /** How many pieces were bought. */
  quantity: number
  /** What one costs, its print included. */
  unitPaise: number
  /** What an offer takes off all of them together. */
  offerPaise: number
}

/**
 * What so many pieces of a line are worth. The offer's share of them is rounded down, so that each
 * number of pieces has one worth, and steps of any size from all to none add up to the line.
 */
export function worthOf({ quantity, unitPaise, offerPaise }: BoughtLine, pieces: number): number {
  return unitPaise * pieces - Math.floor((offerPaise * pieces) / quantity)
}

/**
 * What the next pieces of a line are worth that go, where so many went before.
 *
 * @param gone how many were cancelled or given money back for
 */
export function worthOfNext(line: BoughtLine, gone: number, pieces: number): number {
  const left = Math.max(line.quantity - gone, pieces)
  return worthOf(line, left) - worthOf(line, left - pieces)
}
