/** The addresses of this shop, known only once it listens, because PORT may be 0. */
export type ShopAddress = {
  /** The address it listens on, for requests to itself (by the simulator). */
  own: string
  /** The public address, for links in mails and pages; never the Host of a request. */
  public: string
}
