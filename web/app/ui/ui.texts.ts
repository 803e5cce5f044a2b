/** The few words that parts without a feature say by themselves. */
export const uiTexts = {
  closeToast: 'Close message',
  close: 'Close',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  stars: (rating: number) => `Rated ${rating.toFixed(1)} out of 5`,
  percentOff: (percent: number) => `${percent}% off`,
  oldPrice: 'Price before discount',
  loading: 'Loading',
} as const
