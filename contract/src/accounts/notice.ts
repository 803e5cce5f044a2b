/**
 * The versions of the notice on `/data-notice` that somebody may have been shown, the newest last. A test
 * holds the pages to it: other words there need another version here.
 */
export const noticeVersions = ['1', '2', '3', '4', '5', '6'] as const
export type NoticeVersion = (typeof noticeVersions)[number]
/** The one that stands there now. */
export const noticeVersion: NoticeVersion = '6'

/** What somebody agrees to: keeping an account, carrying out an order, having their visits counted. */
export const consentPurposes = ['account', 'order', 'analytics'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]
