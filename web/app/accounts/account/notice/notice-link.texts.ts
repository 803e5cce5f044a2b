// chunk: account
export const noticeLinkTexts = {
  more: 'What we keep, what for, and your rights',
} as const
