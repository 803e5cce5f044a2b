/** The languages of the shop; the first is spoken to whoever wishes for none of them. */
export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]
