// chunk: cards
/** The classes of a link within text. */
export const textLinkClass =
  'rounded-control font-semibold text-link underline underline-offset-4 hover:text-action'
