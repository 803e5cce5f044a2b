export const printWishTexts = {
  printWish: 'Something of yours on it?',
  personalise: 'Personalise it',
  wishFirst: 'Please choose first: personalise it, or plain.',
  plainPicture: 'The picture shows how it comes to you.',
} as const
