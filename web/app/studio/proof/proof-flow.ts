/** The button of a purchase that was pressed: to the cart, or on to the checkout. */
export type Press = 'add' | 'buy'

/** The behaviour of the purchase buttons for a product with a print. */
export type ProofFlow = {
  /** Replaces ADD TO BAG. */
  label: string
  /** The hash of the approved print; null before. */
  proof: string | null
  /** The price of a piece with its print, in rupees. */
  price: number
  /** Whether it leads to an order whose print is exchanged: nothing is bought then. */
  isForOrder: boolean
  /**
   * Whether it can start; otherwise the reason is shown. It waits for a photo that is being opened,
   * for a connection, and for the picture that a visitor's preview shows.
   */
  isReady: (press: Press) => boolean | Promise<boolean>
  /** The press that waits for a photo. */
  held: Press | null
  /** The current design as a small `data:` address; null where none was drawn. */
  picture: () => string | null
  /**
   * Opens the proof, which leads to the cart or the checkout. A visitor sees a preview, from which
   * `signIn` continues.
   */
  open: (press: Press, signIn: () => void) => void
}
