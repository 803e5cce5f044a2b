/** The texts of the site about a product type. */
export type TypeWords = {
  /**
   * Its name on the strip of the home page, where that is shorter than its label (docs/product.md
   * 5.2).
   */
  strip?: string
  /** The alt text of its picture there. */
  picture: string
  /** The heading of further products of the type, after a search with few results. */
  more: string
}
