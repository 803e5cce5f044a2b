/** The few texts of components without a feature. */
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
