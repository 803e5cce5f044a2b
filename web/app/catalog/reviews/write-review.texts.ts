export const writeTexts = {
  write: 'Write a review',
  heading: 'Your review',
  rating: 'Your rating',
  stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  comment: 'How is it?',
  submit: 'Submit',
  cancelReview: 'Cancel review',
  cancel: 'Cancel',
  thanks: 'Thank you. Your review is shown to everyone now.',
} as const
