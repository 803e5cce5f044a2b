export const priceBreaksTexts = {
  caption: 'Many pieces cost less',
  pieces: 'Pieces',
  each: 'Each',
  from: (pieces: number) => `From ${pieces}`,
  fromPacks: (packs: number) => `From ${packs} packs`,
  together: 'All pieces of it in your cart count together.',
  withoutPrint: 'What is printed costs the same for each piece.',
} as const
