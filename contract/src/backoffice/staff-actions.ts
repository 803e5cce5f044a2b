/** The kinds of changes by staff. */
export const staffSubjects = [
  'product',
  'order',
  'banner',
  'message',
  'import',
  'admin',
  'tax',
  'settings',
  'page',
  'photo',
  'coupon',
  'collection',
  'review',
  'draft',
  'customer',
  'blank',
  'old-address',
] as const
export type StaffSubject = (typeof staffSubjects)[number]

export const staffActions = [
  'created',
  'changed',
  'deleted',
  'ordered',
  'shipped',
  'out-for-delivery',
  'answered',
  'handled',
  'reopened',
  'imported',
  'invited',
  'uninvited',
  'joined',
  'granted',
  'revoked',
  'password-set',
  'second-factor-reset',
  'refund-details-asked',
  'refund-details-read',
  'read',
  'sent',
  'taken',
  'handed-over',
  'checked',
] as const
export type StaffAction = (typeof staffActions)[number]

export const staffChangesPerPage = 20
/** The author of changes made by `npm run admin`. */
export const commandLine = 'command line'
