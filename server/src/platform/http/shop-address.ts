/** Where this shop is reached: known only once it listens, because PORT may be 0. */
export type ShopAddress = {
  /** The address it listens on, for calls to itself (the sandbox). */
  own: string
  /** The address it is known as, for links in mails and pages; never the request's Host. */
  public: string
}
