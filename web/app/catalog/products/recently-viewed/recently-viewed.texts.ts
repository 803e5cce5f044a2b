export const recentlyViewedTexts = {
  heading: 'Recently viewed',
  clear: 'Clear',
  clearAll: 'Clear recently viewed',
} as const
