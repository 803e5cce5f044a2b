export const guestProofTexts = {
  title: 'Preview of your proof',
  mark: 'Preview',
  why: 'This is drawn on your device, from the same words and photos that will be printed. Sign in to approve it and to buy; what you made is kept.',
  pleaseLook: 'Please look at this before you approve:',
  signIn: 'Sign in to approve and buy',
} as const
