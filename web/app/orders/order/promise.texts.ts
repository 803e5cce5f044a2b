export const promiseTexts = {
  arrives: 'Arrives by',
  latest: 'At the latest',
  dispatch: 'Sent by',
  wanted: 'Must arrive on',
} as const
