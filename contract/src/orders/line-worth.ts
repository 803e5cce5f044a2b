/** The amounts of a line as it was bought. */
export type BoughtLine = {
  /** The quantity. */
  quantity: number
  /** The price of a piece in paise, with its print. */
  unitPaise: number
  /** The discount of an offer on all pieces, in paise. */
  offerPaise: number
}

/**
 * The value of a number of pieces of a line, in paise. Their share of the offer is rounded down. So
 * each number of pieces has one value, and steps of any size add up to the line.
 */
export function worthOf({ quantity, unitPaise, offerPaise }: BoughtLine, pieces: number): number {
  return unitPaise * pieces - Math.floor((offerPaise * pieces) / quantity)
}

/**
 * The value of the next pieces to be removed, after others were removed before, in paise.
 * @param gone the number of pieces cancelled or refunded before
 */
export function worthOfNext(line: BoughtLine, gone: number, pieces: number): number {
  const left = Math.max(line.quantity - gone, pieces)
  return worthOf(line, left) - worthOf(line, left - pieces)
}
