export const sharedTexts = {
  title: (product: string) => `Somebody’s own ${product}`,
  shown: 'Somebody shows you what they made',
  color: 'Colour',
  inWords: 'What is on it',
  start: 'Start from this design',
  startSentence:
    'It opens in the studio as your own. Photos of others are not taken over, and nobody sees what you change.',
  make: 'Make your own',
  gifts: 'See all gifts',
  gone: {
    title: 'This link has ended',
    heading: 'This link shows nothing any more',
    sentence: 'Who sent it may have ended it, or it was cut on its way. Ask them for a new one.',
    action: 'See all gifts',
    href: '/product-filter',
  },
  retry: 'Try again',
} as const
