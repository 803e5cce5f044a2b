// chunk: staff
import type { Danger } from './dangers.ts'

/** Why an order may be late, as staff read it. */
export const dangerLabels: Record<Danger, string> = {
  not_printed: 'Not printed in time',
  not_sent: 'Printed, but not sent in time',
  lost: 'The courier cannot find it',
  not_handed_over: 'The courier could not hand it over',
  overdue: 'Not delivered on the promised day',
  booked_late: 'Sent too late',
  delayed: 'Takes longer than promised',
}
