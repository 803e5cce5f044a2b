import { texts } from '@tohfa/contract/texts'

/** Every business failure: its stable code, its true status and its sentence for a person. */
const failures = {
  bad_request: [400, 'Some of what was sent is not valid'],
  invalid_otp: [400, texts.otpInvalid],
  reset_link_invalid: [400, 'This link is no longer good. Please ask for a new one'],
  cart_empty: [400, 'Your Cart is Empty!'],
  invalid_signature: [400, 'This payment could not be verified. Nothing was changed.'],
  unauthorized: [401, 'Please sign in to go on'],
  session_ended: [401, 'Your session has ended. Please sign in again'],
  invalid_credentials: [401, texts.credentialsInvalid],
  forbidden: [403, 'You are not allowed to do this'],
  not_bought: [403, texts.notBought],
  not_found: [404, 'There is nothing here'],
  product_not_found: [404, 'This product is no longer available'],
  cart_line_not_found: [404, 'This item is no longer in your bag'],
  order_not_found: [404, 'This order was not found'],
  checkout_not_found: [404, 'This payment does not belong to an order of yours'],
  email_exists: [409, texts.emailExists],
  cart_full: [409, 'Your bag is full. Please remove an item first'],
  already_in_cart: [409, 'This product is already in your bag'],
  out_of_stock: [409, 'Out of stock'],
  line_unavailable: [409, 'An item in your bag is no longer available'],
  product_changed: [
    409,
    'Somebody else changed this product meanwhile. Please look at it again before you save',
  ],
  pincode_not_served: [409, texts.serviceUnavailable],
  cash_not_available: [409, 'Cash on delivery is not available in this area'],
  idempotency_conflict: [409, 'This request was already made with other content'],
  payment_refunded: [
    409,
    'Your payment came after the items were released. It is being refunded in full',
  ],
  payment_mismatch: [
    409,
    'The payment does not match this order, so no order was made. Please contact us',
  ],
  payment_incomplete: [409, 'The payment is not complete yet. No order was made'],
  request_timeout: [408, 'The request took too long'],
  invalid_transition: [409, 'The order cannot move to this status from where it is now'],
  payload_too_large: [413, 'What was sent is too large'],
  unsupported_media_type: [415, 'This type of content is not accepted'],
  too_many_requests: [429, 'Too many tries. Please wait a little and try again'],
  headers_too_large: [431, 'The address or the headers of the request are too large'],
  internal: [500, texts.somethingWrong],
  payment_provider_away: [502, 'The payment service cannot be reached. You have not been charged'],
  payment_unconfirmed: [
    502,
    'Your payment could not be confirmed yet. If money was taken, the order will appear by itself',
  ],
  carrier_refused: [502, 'The carrier did not accept this shipment'],
  carrier_away: [503, 'Delivery could not be checked just now. Please try again in a minute'],
  unavailable: [503, 'The shop is taking a short break. Please try again in a minute'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>

export type FailureCode = keyof typeof failures

export type FailureDetails = {
  /** Replaces the table's sentence where the occasion knows more. */
  sentence?: string
  /** A sentence per field, by path: `shipping_address.pinCode`. */
  fields?: Record<string, string>
  /** Seconds after which to try again. */
  retryAfter?: number
  cause?: unknown
}

/** A failure that a person is told about; anything else thrown is a 500 and is logged. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly status: number
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined

  constructor(code: FailureCode, details: FailureDetails = {}) {
    const [status, sentence] = failures[code]
    super(details.sentence ?? sentence, { cause: details.cause })
    this.code = code
    this.status = status
    this.fields = details.fields
    this.retryAfter = details.retryAfter
  }
}
