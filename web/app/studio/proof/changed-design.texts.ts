export const changedDesignTexts = {
  changed:
    'You changed this design on another phone or in another tab. Which one shall be printed?',
  otherStays: 'If you keep yours, the other one stays in your account too.',
  versionHere: 'Your design here',
  versionThere: 'The other one',
  keepMine: 'Keep mine as a copy',
  takeTheirs: 'Take the other one',
} as const
