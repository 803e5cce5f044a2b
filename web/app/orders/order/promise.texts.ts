export const promiseTexts = {
  arrives: 'Arrives by',
  latest: 'At the latest',
  dispatch: 'Sent by',
} as const
