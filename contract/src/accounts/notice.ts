/**
 * The versions of the notice on `/data-notice` that people were shown, the newest last. A test
 * compares the pages with it: changed text needs a new version here.
 */
export const noticeVersions = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  '13',
  '14',
] as const
export type NoticeVersion = (typeof noticeVersions)[number]
/** The current version. */
export const noticeVersion: NoticeVersion = '14'

/**
 * The purposes of consents: an account, an order, the counting of visits, mails before dates,
 * messages about orders.
 */
export const consentPurposes = ['account', 'order', 'analytics', 'reminders', 'whatsapp'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]
