const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Whether a number format of a spreadsheet shows a date or a time. */
export const isDateFormat = (format: string): boolean =>
  /[dmyhs]/i.test(format.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|General/gi, ''))

/**
 * A day of a spreadsheet, counted from the end of 1899, as a person sees it there: `04-Mar` or
 * `04-Mar-2026`.
 */
export function dateWritten(serial: number, format: string): string {
  const day = new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000)
  if (Number.isNaN(day.getTime())) return String(serial)
  const written = `${String(day.getUTCDate()).padStart(2, '0')}-${months[day.getUTCMonth()]}`
  return /y/i.test(format) ? `${written}-${day.getUTCFullYear()}` : written
}

/** A number under a format such as `00`, which shows 7 as 07; undefined for other formats. */
export function paddedTo(format: string, number: number): string | undefined {
  return /^0{2,}$/.test(format) && Number.isInteger(number) && number >= 0
    ? String(number).padStart(format.length, '0')
    : undefined
}

const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)'
const changed = new RegExp(
  String.raw`^(?:\d{1,2}-${month}(?:-\d{2,4})?|${month}-\d{2,4}|\d(?:\.\d+)?E\+\d+)$`,
  'i',
)

/**
 * Whether a text is what a spreadsheet writes for a date or a long number: `04-Mar`, `1.23E+11`.
 * `07` and `3-4` are what people type.
 */
export const looksChanged = (text: string): boolean => changed.test(text)
