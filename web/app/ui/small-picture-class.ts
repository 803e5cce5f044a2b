// chunk: cards
/** A small picture by which a large one is chosen. */
export const smallPictureClass =
  'relative block w-full border border-transparent p-0.5 hover:border-control aria-pressed:border-link'
