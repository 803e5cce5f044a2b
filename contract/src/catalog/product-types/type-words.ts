/** What the site says of a type of product. */
export type TypeWords = {
  /** Its name on the strip of the home page, where that is shorter than its label (docs/product.md 5.2). */
  strip?: string
  /** What its picture there shows, for people who cannot see it. */
  picture: string
  /** Heads others of the type, after a search that found few. */
  more: string
}
