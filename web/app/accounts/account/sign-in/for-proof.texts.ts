export const forProofTexts = {
  why: 'Sign in to see your proof',
  kept: 'What you made is kept on this device, and your proof opens as soon as you are back.',
  design: 'Your design',
  or: 'or',
} as const
