/** The texts before the list is known. */
export const wishListPageTexts = {
  title: 'Wish list',
  description:
    'The gifts that you keep in mind, on this device and, once you are signed in, with your account.',
} as const
