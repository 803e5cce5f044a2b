/** The languages of the shop; the first is the default. */
export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]
