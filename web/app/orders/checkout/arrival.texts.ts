export const arrivalTexts = {
  arrives: (date: string) => `Arrives by ${date}`,
  arrivesWithin: (date: string, latest: string) => `Arrives by ${date}, at the latest on ${latest}`,
  mustArrive: 'Must arrive by (if it matters)',
  hint: 'For a birthday or a festival: choose the day, and we send it in time for it.',
  firstDay: (date: string) => `It cannot be there so soon. The first possible day is ${date}.`,
} as const
