export const waitingTexts = {
  added: 'Added to your cart',
  addedMany: (count: number) => `${count} products that you chose are in your cart now`,
  alreadyInCart: 'It is in your cart already',
  notAdded: (title: string, sentence: string) => `${title} is not in your cart. ${sentence}`,
  unnamed: 'A product that you chose',
  soldOut: 'It is sold out meanwhile.',
  gone: 'It is no longer sold.',
  notOffered: 'It is no longer offered as you chose it.',
  full: 'Your cart is full.',
  heading: 'Your cart',
  forSignIn: 'What you chose waits on this device. It comes into your cart when you sign in.',
  signIn: 'Sign In',
  createAccount: 'Create an account',
  waitsFor: 'Waiting for you',
  design: 'Your design is kept on this device and waits for your approval.',
  approve: 'See your proof',
  approveOf: (title: string) => `See your proof: ${title}`,
  remove: 'Remove',
  removeOf: (title: string) => `Remove ${title}`,
  atSignIn: (count: number) =>
    count === 1
      ? '1 product that you chose waits for you. It comes into your cart when you sign in.'
      : `${count} products that you chose wait for you. They come into your cart when you sign in.`,
  seeCart: 'See what waits',
} as const
