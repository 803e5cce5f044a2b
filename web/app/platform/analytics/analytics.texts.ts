export const analyticsTexts = {
  heading: 'Counting visits',
  question:
    'May we count which pages you look at, with Google Analytics? It helps us to make the shop better. It works just as well without.',
  accept: 'Accept',
  decline: 'No thanks',
  more: 'Privacy Policy',
} as const
