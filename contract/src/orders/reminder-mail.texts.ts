/** The one mail before a date. */
export const reminderMailTexts = {
  title: (what: string, day: string) => `${what}: ${day}`,
  asked: 'You asked us to write to you before this day.',
  orderBy: (last: string) => `Order by ${last}, and your gift arrives before the day.`,
  late: (arrives: string) => `Time is short: what you order today should arrive by ${arrives}.`,
  find: 'Find a gift',
  before: (title: string) => `What you gave last time: ${title}`,
  once: 'This is the only mail about this day. Would you like one next year too?',
  again: 'Remind me again next year',
  stop: 'No more reminders',
} as const
