import type { failureTexts } from '@tohfa/contract/i18n/failures.texts'
import type { UnreadyLine } from '@tohfa/contract/fulfilment/unready'
import { message, type Message } from './messages.ts'

/** Every business failure: its stable code with its status. */
const statuses = {
  letter_not_printable: 400,
  bad_request: 400,
  invalid_otp: 400,
  password_wrong: 400,
  password_known: 400,
  reset_link_invalid: 400,
  cart_empty: 400,
  invalid_signature: 400,
  unauthorized: 401,
  session_ended: 401,
  invalid_credentials: 401,
  second_factor_required: 401,
  second_factor_invalid: 401,
  forbidden: 403,
  second_factor_due: 403,
  staff_role_forbidden: 403,
  not_bought: 403,
  not_found: 404,
  product_not_found: 404,
  cart_line_not_found: 404,
  order_not_found: 404,
  checkout_not_found: 404,
  session_not_found: 404,
  banner_not_found: 404,
  review_not_found: 404,
  collection_not_found: 404,
  message_not_found: 404,
  customer_not_found: 404,
  blank_not_found: 404,
  old_address_not_found: 404,
  old_addresses_changed: 409,
  customers_changed: 409,
  blank_in_use: 409,
  stock_changed: 409,
  photo_not_found: 404,
  not_customizable: 404,
  design_not_found: 404,
  proof_not_found: 404,
  print_job_not_found: 404,
  gang_sheet_not_found: 404,
  staff_not_found: 404,
  already_staff: 409,
  last_owner: 409,
  email_exists: 409,
  second_factor_on: 409,
  erasure_staff: 409,
  erasure_order_open: 409,
  erasure_payment_open: 409,
  erasure_refund_open: 409,
  second_factor_not_begun: 409,
  cart_full: 409,
  already_in_cart: 409,
  out_of_stock: 409,
  proof_not_approved: 409,
  line_unavailable: 409,
  product_changed: 409,
  products_changed: 409,
  messages_off: 409,
  number_stopped: 409,
  too_many_numbers: 409,
  reminder_not_found: 404,
  reminder_exists: 409,
  too_many_reminders: 409,
  coupon_unknown: 409,
  coupon_not_begun: 409,
  coupon_ended: 409,
  coupon_used_up: 409,
  coupon_used_before: 409,
  coupon_first_order: 409,
  coupon_not_for_goods: 409,
  coupon_minimum: 409,
  coupon_exists: 409,
  coupon_not_found: 404,
  total_changed: 409,
  day_not_possible: 409,
  pincode_not_served: 409,
  cash_not_available: 409,
  cash_refused: 409,
  idempotency_conflict: 409,
  payment_refunded: 409,
  payment_mismatch: 409,
  payment_incomplete: 409,
  request_timeout: 408,
  too_late_to_cancel: 409,
  too_late_to_change: 409,
  redelivery_not_possible: 409,
  print_price_differs: 409,
  refund_exceeds_payment: 409,
  refund_by_provider: 409,
  return_not_possible: 409,
  return_not_found: 404,
  erasure_return_open: 409,
  no_gst_return: 409,
  no_documents: 409,
  too_many_documents: 409,
  document_not_found: 404,
  refund_not_found: 404,
  settlement_not_found: 404,
  link_not_found: 404,
  link_expired: 410,
  cash_not_confirmed: 409,
  ticket_link_invalid: 404,
  refund_link_invalid: 404,
  refund_details_given: 409,
  refund_details_missing: 404,
  refund_details_unreadable: 409,
  invalid_transition: 409,
  page_changed: 409,
  banners_changed: 409,
  collections_changed: 409,
  too_many_photos: 409,
  design_changed: 409,
  photograph_changed: 409,
  photograph_not_found: 404,
  wish_list_full: 409,
  too_many_designs: 409,
  name_list_not_found: 404,
  list_changed: 409,
  list_full: 409,
  link_closed: 404,
  receipt_not_found: 404,
  list_not_approved: 409,
  part_of_list: 409,
  list_not_by_cash: 409,
  too_many_lists: 409,
  draft_not_found: 404,
  draft_changed: 409,
  draft_closed: 409,
  quote_not_found: 404,
  quote_expired: 410,
  proof_not_ready: 409,
  proof_failed: 409,
  preflight_stop: 409,
  preview_replaced: 409,
  photo_in_use: 409,
  photos_without_consent: 409,
  not_rendered: 409,
  ticket_code_unknown: 404,
  not_packable: 409,
  not_printed: 409,
  eway_bill_needed: 409,
  eway_bill_not_needed: 409,
  eway_file_not_possible: 409,
  no_label: 409,
  nothing_to_print: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  sign_in_link_needed: 429,
  too_many_orders: 429,
  headers_too_large: 431,
  internal: 500,
  payment_provider_away: 502,
  payment_unconfirmed: 502,
  template_not_found: 404,
  sample_changed: 409,
  mail_refused: 502,
  keys_refused: 502,
  carrier_refused: 502,
  carrier_away: 503,
  label_away: 503,
  photos_busy: 503,
  sheets_busy: 503,
  too_busy: 503,
  drawing_too_long: 503,
  unavailable: 503,
  outcome_unknown: 503,
  storage_full: 507,
} as const satisfies Record<keyof typeof failureTexts, number>

export type FailureCode = keyof typeof statuses

/** A message per field, by path: `shipping_address.pinCode`. */
export type Fields = Record<string, Message>

type FailureDetails = {
  /** Replaces the failure's own message with a more specific one. */
  sentence?: Message
  fields?: Fields
  /** Seconds after which to retry. */
  retryAfter?: number
  /** The current value, in place of the one that was sent. */
  data?: object
  /** The parts of an order that are not ready. */
  lines?: readonly UnreadyLine[]
  /** The first possible day. */
  first?: string
  cause?: unknown
}

/** An error for a person to read; any other thrown error is logged and becomes a 500. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly status: number
  /** The key of its message; by default that of its code. */
  readonly sentence: Message | undefined
  readonly fields: Fields | undefined
  readonly retryAfter: number | undefined
  readonly data: object | undefined
  readonly lines: readonly UnreadyLine[] | undefined
  readonly first: string | undefined

  constructor(code: FailureCode, details: FailureDetails = {}) {
    super((details.sentence ?? message(code)).text, { cause: details.cause })
    this.code = code
    this.status = statuses[code]
    this.sentence = details.sentence
    this.fields = details.fields
    this.retryAfter = details.retryAfter
    this.lines = details.lines
    this.first = details.first
    this.data = details.data ?? (details.lines && { lines: details.lines })
  }
}

/** 400 with these messages by field; the first one is the message of the whole. */
export function refusedFields(fields: Fields, cause?: unknown): Failure {
  const [sentence] = Object.values(fields)
  return new Failure(refusalOf(fields), { fields, ...(sentence && { sentence }), cause })
}

/** The fault of a body: unsupported letters only, or anything else. */
export function refusalOf(fields: Fields): FailureCode {
  const messages = Object.values(fields)
  const isOfLetters =
    messages.length > 0 && messages.every(({ code }) => code === 'letterNotPrintable')
  return isOfLetters ? 'letter_not_printable' : 'bad_request'
}

/** A provider was unreachable, too slow, or gave a meaningless answer. */
export class ProviderAway extends Error {
  override name = 'ProviderAway'
}
