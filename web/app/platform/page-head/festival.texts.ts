export const festivalTexts = {
  orderBy: (day: string, festival: string) => `Order by ${day} for ${festival}`,
} as const
