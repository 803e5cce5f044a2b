import { mostReviewPhotos } from '@tohfa/contract/catalog/review-states'

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
  thanksPhotos:
    'Thank you. Your review is shown to everyone now, and your photos once the shop has looked at them.',
  thanksHidden: 'Thank you. Your review is stored. The shop does not show it at present.',
  photosHint: `At most ${mostReviewPhotos} photos, as JPEG, PNG or WebP. Only you and our staff see them until the shop shows them.`,
  hidden: 'The shop does not show your review at present.',
  delete: 'Delete my review',
  deleteSentence: 'Your stars, your words and your photos are deleted. This cannot be undone.',
  keep: 'Keep it',
  deleted: 'Your review is deleted.',
} as const
