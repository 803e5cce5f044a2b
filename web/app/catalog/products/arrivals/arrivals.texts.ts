export const arrivalsTexts = {
  by: (day: string) => `Arrives by ${day}`,
  at: (pinCode: string) => `Arrival dates at ${pinCode}`,
} as const
