const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

/** A day such as `2027-03-31` as mails write it: 31 March 2027. */
export function dayInMail(day: string): string {
  return format.format(new Date(day))
}
