/** What the server says beside its table of failures, where the occasion knows more. */
export const answerTexts = {
  messageSent: 'Thank you. Your message is with us, and we answer by e-mail.',
  accountCreated: 'Account created',
  signedIn: 'Signed in',
  passwordChanged: 'Your password is changed. Please sign in with the new one.',
  signedOutDevice: 'That device is signed out.',
  signedOutEverywhere: 'You are signed out everywhere.',
  secondFactorOff: 'The second step is off.',
  erased: 'Your account is closed and your data is erased.',
  lineGone: (title: string) => `${title} is no longer available. Please remove it from your bag`,
  onlyLeft: (left: number, title: string) => `Only ${left} left of ${title}`,
  soldOut: (title: string) => `${title} is out of stock`,
  /** `wait` is a number of seconds or minutes in words. */
  tooManyTries: (wait: string) => `Too many tries. Please try again in ${wait}`,
} as const
