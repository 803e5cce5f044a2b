/** Texts about an e-mail that is not confirmed yet. */
export const newEmailTexts = {
  heading: 'Confirm your new e-mail',
  sent: (wished: string) => `We have sent a six-digit code to ${wished}.`,
  stays: (present: string) =>
    `The code is good for 10 minutes. Until you confirm, you sign in with ${present}.`,
  passwordHint: 'So that we know it is you.',
  confirm: 'Confirm e-mail',
  resend: 'Send a new code',
  keep: 'Keep my old e-mail',
} as const
