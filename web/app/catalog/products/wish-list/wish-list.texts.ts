export const wishListTexts = {
  added: 'On your wish list, which is in the menu',
  removed: 'Off your wish list',
  full: (most: number) =>
    `A device keeps ${most} gifts. Please take one off, or sign in to keep more.`,
  count: (gifts: number) => (gifts === 1 ? '1 gift' : `${gifts} gifts`),
  onDevice: 'Kept on this device only, until you sign in.',
  empty: 'Nothing on your wish list yet',
  emptySentence: 'Press the heart of a gift, and it waits for you here.',
  browse: 'See all gifts',
  signIn: 'Sign In',
  choose: 'Choose and buy',
  chooseOf: (title: string) => `Choose and buy ${title}`,
  soldOut: 'Sold out at the moment',
  gone: 'No longer in the shop',
  notRead: 'Your wish list could not be shown',
  retry: 'Try again',
} as const
