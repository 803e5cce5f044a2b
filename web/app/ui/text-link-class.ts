// chunk: cards
/** The classes of a link within words. */
export const textLinkClass =
  'rounded-control font-semibold text-link underline underline-offset-4 hover:text-action'
