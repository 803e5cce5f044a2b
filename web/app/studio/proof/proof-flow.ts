/** What the buttons of a product do once words or photos are to be printed on it. */
export type ProofFlow = {
  /** In the place of ADD TO BAG. */
  label: string
  /** The hash of the print that was approved; null before. */
  proof: string | null
  /** What a piece comes to with its print, in rupees. */
  price: number
  /** Whether it leads to an order whose print is exchanged: nothing is bought then. */
  isForOrder: boolean
  /** Whether nothing stands in the way; else it is said where. Without a connection, once it is back. */
  isReady: () => boolean | Promise<boolean>
  /** The design as it looks now, small, as a `data:` address; null where none was drawn. */
  picture: () => string | null
  /**
   * Leads to the proof, and from there to the bag or the checkout. A visitor sees a preview of it, from
   * where `signIn` leads on.
   */
  open: (press: 'add' | 'buy', signIn: () => void) => void
}
