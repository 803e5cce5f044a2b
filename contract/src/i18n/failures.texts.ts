import { texts } from './texts.ts'

/** The message of each business failure, by its stable code. */
export const failureTexts = {
  letter_not_printable: 'Some letters cannot be printed on papers',
  bad_request: 'Some of what was sent is not valid',
  invalid_otp: texts.otpInvalid,
  reset_link_invalid: 'This link is no longer good. Please ask for a new one',
  cart_empty: 'Your Cart is Empty!',
  invalid_signature: 'This payment could not be verified. Nothing was changed.',
  unauthorized: 'Please sign in to go on',
  session_ended: 'Your session has ended. Please sign in again',
  invalid_credentials: texts.credentialsInvalid,
  password_known: 'This password stands on lists that are tried first. Please choose another',
  password_wrong: 'This is not your password',
  sign_in_link_needed:
    'Too many wrong passwords were tried for this account. To sign in here, please choose Forgot password and set a new one by the link that we mail you',
  second_factor_required: 'Please type the code of your authenticator app too',
  second_factor_invalid: 'This code is not right, or it was used before',
  second_factor_due:
    'This shop takes real payments: please set up the second step of your sign-in first',
  staff_role_forbidden:
    'Your role in this shop does not include this. Please ask one of its owners',
  staff_not_found: 'This person is no longer among the staff',
  already_staff: 'This person is of the staff already',
  last_owner: 'This is the only owner of the shop. Please make somebody else an owner first',
  second_factor_on: 'The second step is already on',
  second_factor_not_begun: 'Please begin again: there is no second step to confirm',
  erasure_staff: 'A staff account is not erased here. Please ask another admin',
  erasure_order_open:
    'An order of yours is still on its way. Your data can be erased once it has arrived or was cancelled',
  erasure_payment_open: 'A payment of yours is still open. Please try again in an hour',
  erasure_refund_open:
    'Money of yours is still on its way back. Your data can be erased once it has arrived',
  forbidden: 'You are not allowed to do this',
  not_bought: texts.notBought,
  not_found: 'There is nothing here',
  product_not_found: 'This product is no longer available',
  cart_line_not_found: 'This item is no longer in your cart',
  order_not_found: 'This order was not found',
  checkout_not_found: 'This payment does not belong to an order of yours',
  session_not_found: 'This device is already signed out',
  banner_not_found: 'This banner is no longer there',
  review_not_found: 'This review is no longer there',
  collection_not_found: 'This collection is no longer there',
  message_not_found: 'This message is no longer there',
  photo_not_found: 'This photo is no longer here',
  not_customizable: 'This product cannot be personalised',
  design_not_found: 'This design is no longer here',
  proof_not_found: 'This proof is no longer here',
  print_job_not_found: 'This print job is no longer here',
  gang_sheet_not_found: 'These sheets are no longer here. Please lay them again',
  email_exists: texts.emailExists,
  cart_full: 'Your bag is full. Please remove an item first',
  already_in_cart: 'This product is already in your cart',
  out_of_stock: 'Out of stock',
  proof_not_approved:
    'This print is not one that you approved for this product, colour and size. Please look at it once more',
  line_unavailable: 'An item in your cart is no longer available',
  product_changed:
    'Somebody else changed this product meanwhile. Please look at it again before you save',
  products_changed: 'Products changed meanwhile. Please look at the number again',
  day_not_possible: 'It cannot be there on that day',
  reminder_not_found: 'This date is no longer here',
  messages_off: 'The shop writes no messages by WhatsApp just now',
  number_stopped:
    'This number answered STOP. Please write START from it to our WhatsApp number first',
  too_many_numbers: 'You have as many numbers as can be kept. Please end one first',
  reminder_exists: 'This date is in your list already',
  too_many_reminders: 'You have as many dates as can be kept. Please delete one first',
  coupon_unknown: 'There is no such coupon. Please look at the code again',
  coupon_not_begun: 'This coupon does not count yet',
  coupon_ended: 'This coupon has ended',
  coupon_used_up: 'This coupon was used as often as it may be',
  coupon_used_before: 'You have used this coupon as often as one person may',
  coupon_first_order: 'This coupon is for a first order only',
  coupon_not_for_goods: 'Nothing in your cart is among the goods that this coupon is for',
  coupon_minimum: 'Your cart does not come to what this coupon asks for',
  coupon_exists: 'There is a coupon with this code already',
  coupon_not_found: 'This coupon is not here',
  total_changed:
    'The total of your cart has changed, so nothing was ordered. Please look at it and confirm again',
  pincode_not_served: texts.serviceUnavailable,
  cash_refused: 'We cannot take cash for this order. Please pay online',
  cash_not_available: 'Cash on delivery is not available in this area',
  idempotency_conflict: 'This request was already made with other content',
  payment_refunded: 'Your payment came after the items were released. It is being refunded in full',
  payment_mismatch:
    'The payment does not match this order, so no order was made. Please contact us',
  payment_incomplete: 'The payment is not complete yet. No order was made',
  request_timeout: 'The request took too long',
  too_late_to_cancel: 'This order can no longer be cancelled',
  too_late_to_change: 'This order can no longer be changed',
  redelivery_not_possible: 'The carrier cannot be asked to try again now. Please write to us',
  print_price_differs: 'This print does not cost what the one that you ordered costs',
  refund_exceeds_payment: 'This is more than is left of what was paid',
  refund_by_provider: 'This refund is made by the payment provider, so it cannot be marked by hand',
  return_not_possible: 'This cannot be returned any more. Please write to us',
  return_not_found: 'This return is no longer here',
  erasure_return_open:
    'A return of yours is still open. Your data can be erased once it is settled or withdrawn',
  no_gst_return: 'There is no GSTR-1 for this month',
  blank_not_found: 'This blank is no longer here',
  template_not_found: 'This template is not here',
  sample_changed:
    'The shop has changed meanwhile. Please look again at what goes before you confirm',
  blank_in_use: 'Products are still printed on this blank. Please take them off it first',
  stock_changed: 'Pieces were sold or counted meanwhile. Please look at the stock again',
  customers_changed:
    'The customers changed since the file was checked, so nothing was imported. Please check the file again',
  old_address_not_found: 'This old address is no longer in the table',
  old_addresses_changed:
    'The old addresses changed since the file was checked, so nothing was imported. Please check the file again',
  customer_not_found: 'This customer is no longer here',
  no_documents: 'There are no tax documents for what you chose',
  too_many_documents: 'These are too many documents for one file. Please choose a kind',
  document_not_found: 'This document is not here',
  eway_bill_not_needed: 'The goods of this order need no e-way bill',
  eway_file_not_possible:
    'The file cannot be made: the order gets no invoice, a tax class is not reviewed, or the seller’s address has no PIN code',
  refund_not_found: 'This refund is no longer here',
  settlement_not_found: 'This settlement is not here',
  ticket_link_invalid:
    'This link is no longer good. If you need an answer, please write to us again',
  refund_link_invalid: 'This link is no longer good. Please take a new one from My Orders',
  refund_details_given: 'We have been told already where this money goes to',
  refund_details_missing:
    'There are no details of this refund: they were not given, or are forgotten',
  refund_details_unreadable:
    'These details can no longer be read, because the secret of the shop changed. Please ask for them again',
  link_not_found: 'This link is no longer good',
  link_expired: 'The time of this link is over',
  cash_not_confirmed:
    'The buyer has not confirmed this cash order yet, so it is neither printed nor sent',
  invalid_transition: 'The order cannot move to this status from where it is now',
  page_changed:
    'Somebody else has changed this page meanwhile. What you wrote is still here: please compare it with theirs',
  collections_changed:
    'Somebody else changed these collections meanwhile. Please look at them again before you order them',
  banners_changed:
    'Somebody else changed these banners meanwhile. Please look at them again before you order them',
  too_many_photos:
    'You keep as many photos here as there is room for: 200, or 500 MB. Please delete some first',
  design_changed:
    'This design was changed elsewhere meanwhile. Please choose which of the two to keep',
  photograph_changed:
    'Somebody else changed this photograph meanwhile. Please look at it again before you save',
  photograph_not_found: 'This photograph is no longer here',
  wish_list_full: 'Your wish list has 500 gifts already. Please take one off first',
  too_many_designs: 'You keep 50 designs here already. Please delete one first',
  name_list_not_found: 'This list is no longer here',
  list_changed:
    'This list was changed elsewhere meanwhile. Please look at it again before you go on',
  list_full: 'This list is full. Please tell whoever sent you the link',
  link_closed: 'This link is closed. Please ask whoever sent it to you',
  receipt_not_found: 'This row is no longer here. Please fill it in again',
  list_not_approved: 'Please look at all rows of this list and approve them first',
  part_of_list: 'This is a part of a list. Please change the list itself',
  list_not_by_cash: 'Pieces of a list are paid online. Please choose another way to pay',
  too_many_lists: 'You keep 20 lists here already. Please delete one first',
  draft_not_found: 'This draft is no longer here',
  draft_changed:
    'Somebody else changed this draft meanwhile. Please look at it again before you save',
  draft_closed: 'This draft is closed: it was ordered, declined or ended',
  quote_not_found: 'This link is no longer good. Please ask the shop for a new one',
  quote_expired: 'This quote is over. Please ask the shop for a new one',
  proof_not_ready: 'This proof is still being made. Please wait until you have seen it',
  proof_failed: 'This proof could not be made. Please ask for it again',
  preflight_stop: 'This cannot be printed yet. Please change what is marked first',
  photos_without_consent:
    'Whoever wrote this review has not agreed to have the photos shown. Only the staff see them',
  photo_in_use: 'This photo is in a design in your cart or in an order that is not finished',
  not_rendered: 'The press file is not ready yet. Please try again in a minute',
  nothing_to_print:
    'These orders are over: delivered, cancelled or returned. Nothing is printed for them unless you ask for it',
  ticket_code_unknown: 'No ticket and no slip has this code. Please look at it again',
  not_packable: 'This cannot be packed now',
  not_printed: 'Not all of this order is printed and packed yet',
  eway_bill_needed:
    'These goods are worth more than may be moved without an e-way bill. Please note its number first',
  no_label: 'The carrier has no label for this order yet. Please try again in a minute',
  payload_too_large: 'What was sent is too large',
  unsupported_media_type: 'This type of content is not accepted',
  too_many_requests: 'Too many tries. Please wait a little and try again',
  too_many_orders:
    'Three cash orders of yours are still waiting to be sent, so nothing was ordered. Please pay online, or order again once one of them is on its way',
  headers_too_large: 'The address or the headers of the request are too large',
  internal: texts.somethingWrong,
  payment_provider_away: 'The payment service cannot be reached. You have not been charged',
  payment_unconfirmed:
    'Your payment could not be confirmed yet. If money was taken, the order will appear by itself',
  mail_refused: 'The mail server did not take the mail',
  keys_refused:
    'The provider does not accept the keys of this shop. Please compare them with its dashboard',
  carrier_refused: 'The carrier did not accept this shipment',
  carrier_away: 'Delivery could not be checked just now. Please try again in a minute',
  label_away:
    'The carrier cannot be reached just now, so the label cannot be fetched. Please try again in a minute',
  photos_busy:
    'Many photos are being made ready just now. Please send yours again in a few seconds',
  preview_replaced: 'A newer picture of this design was asked for meanwhile',
  drawing_too_long:
    'This picture takes too long to draw. Please try again in a minute, or with fewer or smaller photos',
  too_busy: 'A lot is asked for just now. Please try again in a few seconds',
  sheets_busy: 'Other sheets are being made just now. Please try again in a minute',
  unavailable: 'The shop is taking a short break. Please try again in a minute',
  outcome_unknown:
    'We are finding out whether this was saved. Please look in a few seconds, before you try again',
  storage_full:
    'There is no room left to keep this file, so nothing was kept. Please try again later',
} as const
