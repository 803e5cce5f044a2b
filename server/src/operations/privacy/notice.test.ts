import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tablesAbout } from './personal-data.queries.ts'

/**
 * The place in the notice that describes a table: its section, and its words in English and Hindi.
 */
const account = ['account', 'e-mail', 'ईमेल'] as const
const added = ['account', 'addresses', 'पते'] as const
const sessions = ['account', 'signed in', 'साइन इन'] as const
const cart = ['account', 'cart', 'कार्ट'] as const
const wishes = ['account', 'wish list', 'विश लिस्ट'] as const
const reviews = ['account', 'reviews', 'रिव्यू'] as const
const reviewPhotos = ['account', 'photos of your reviews', 'रिव्यू की फ़ोटो'] as const
const noted = ['account', 'our staff note about you', 'आपके बारे में जो लिखते हैं'] as const
const consents = ['account', 'agreed', 'सहमति'] as const
const mails = ['account', 'mails', 'भेजे ईमेल'] as const
const photos = ['design', 'photos', 'फ़ोटो'] as const
const designs = ['design', 'designs', 'डिज़ाइन'] as const
const lists = ['design', 'lists of names', 'नामों की सूचियाँ'] as const
const proofs = ['design', 'proofs', 'प्रूफ़'] as const
const dates = ['dates', 'occasion and the day', 'मौका और दिन'] as const
const bought = ['order', 'What you buy', 'ऑर्डर बनाने'] as const
const quoted = ['order', 'write a quote for you', 'कोटेशन लिखते हैं'] as const
const former = ['order', 'bought in our former shop', 'पिछली दुकान'] as const
const whatsapp = ['order', 'news by WhatsApp', 'WhatsApp पर ख़बर'] as const
const done = ['order', 'printed, packed, sent', 'छपा, पैक हुआ'] as const
const parcel = ['order', 'the courier', 'कूरियर'] as const
const paid = ['order', 'how it is paid', 'पेमेंट कैसे हुआ'] as const
const billed = ['order', 'bill it', 'बिल देने'] as const
const back = ['returns', 'your photos of it', 'आपकी फ़ोटो'] as const
const moneyBack = ['returns', 'bank account', 'बैंक खाता'] as const
const messages = ['messages', 'message, with our answers', 'हमारे जवाबों'] as const

const saidAt: Record<string, readonly [section: string, english: string, hindi: string]> = {
  users: account,
  customers: noted,
  addresses: added,
  email_changes: account,
  sessions,
  reset_tokens: account,
  staff_invitations: account,
  one_time_codes: account,
  cart_coupons: cart,
  cart_lines: cart,
  wishes,
  reminders: dates,
  designs,
  name_lists: lists,
  name_list_rows: lists,
  name_list_expected: lists,
  proof_requests: proofs,
  proof_approvals: proofs,
  proofs,
  print_jobs: done,
  print_job_events: done,
  drafts: quoted,
  draft_items: quoted,
  checkouts: bought,
  coupon_uses: bought,
  checkout_lines: bought,
  order_requests: bought,
  cash_links: bought,
  payment_requests: paid,
  former_customers: former,
  former_orders: former,
  orders: bought,
  order_items: bought,
  order_events: done,
  payments: paid,
  cancellations: done,
  order_changes: done,
  redeliveries: parcel,
  tax_documents: billed,
  tax_document_lines: billed,
  refunds: paid,
  refund_lines: paid,
  refund_details: moneyBack,
  refund_links: moneyBack,
  returns: back,
  return_items: back,
  return_events: back,
  return_photo_uses: back,
  provider_events: paid,
  shipments: parcel,
  shipment_labels: parcel,
  packed_extras: done,
  packed_lines: done,
  shipment_scans: parcel,
  reviews,
  review_photos: reviewPhotos,
  sent_photos: reviewPhotos,
  studio_photos: photos,
  contact_messages: messages,
  message_answers: messages,
  whatsapp_messages: whatsapp,
  consents,
  mails,
}

const pages = ['data-notice.md', 'data-notice.hi.md'].map((name) =>
  readFileSync(new URL(`../../../../web/app/pages/${name}`, import.meta.url), 'utf8'),
)
const tables = Object.keys(tablesAbout({ id: '', email: '' }))

test.each(tables)('the notice says, in both languages, what is kept in %s', (table) => {
  const [section = '', ...words] = saidAt[table] ?? []
  for (const [index, page] of pages.entries()) {
    const [, after = ''] = page.split(`{#${section}}`)
    const [text] = after.split('\n## ')
    expect(text).toContain(words[index] ?? `a line for ${table}`)
  }
})
