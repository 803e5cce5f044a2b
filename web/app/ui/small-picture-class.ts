// chunk: cards
/** The classes of a thumbnail that selects a large picture. */
export const smallPictureClass =
  'relative block w-full border border-transparent p-0.5 hover:border-control aria-pressed:border-link'
