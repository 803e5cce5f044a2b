import { typeLabel } from '#catalog/products/type-label.ts'
import { blankLabels } from '@tohfa/print-engine/mockup/blank-labels'
import { blankIds } from '@tohfa/print-engine/scene/blanks'
import type { LabelledSetting } from '@tohfa/contract/backoffice/settings/settings-table'
import { productTypeSlugs } from '@tohfa/contract/catalog/product-type-labels'

export const settingsTexts = {
  title: 'Settings',
  heading: 'Settings',
  sentence: 'A change counts at once, everywhere in the shop.',
  loading: 'Loading',
  notRead: 'The settings could not be shown',
  save: 'Save',
  saveOf: (section: string) => `Save: ${section}`,
  saved: (section: string) => `${section}: saved.`,
  unsaved: 'Not saved yet',
} as const

export const sectionTexts = {
  announcement: {
    heading: 'Announcement',
    sentence: 'One line at the top of every page that shoppers see. Left empty, there is none.',
  },
  newOrders: {
    heading: 'Mail about new orders',
    sentence: 'Goes to the e-mail of the shop.',
  },
  cancelling: {
    heading: 'Time to change one’s mind',
    sentence:
      'For so many minutes after an order it is neither printed nor sent, and its buyer can cancel it. It counts for orders that are open too.',
  },
  cash: {
    heading: 'Cash on delivery',
    sentence: 'For owners. Where the courier takes no cash there is none, whatever stands here.',
  },
  gift: {
    heading: 'Gift wrap',
    sentence:
      'For owners. The price is for an order, tax included. Its tax class, gift-wrap, is reviewed at Tax & legal.',
  },
  quotes: {
    heading: 'Discounts in quotes',
    sentence: 'For owners, who have no limit themselves. With 100 managers have none either.',
  },
  promise: {
    heading: 'Working days and promise',
    sentence:
      'From this follows by when what is ordered now is printed and sent, and on which day it arrives. With 2 days to make, an order of Monday is sent on Wednesday. Sundays and holidays are no working days. While all of it is as at first, buyers read six days, or later where the courier needs longer.',
  },
  press: {
    heading: 'Printed mirrored',
    sentence:
      'For transfers, such as sublimation: sheets lie mirrored, and a mirrored file stands beside each. The files that the proof names never change.',
  },
  paper: {
    heading: 'Packing slips',
    sentence:
      'Off: each order begins a new A4 sheet. On: small orders share a sheet, with a line to cut along.',
  },
  books: {
    heading: 'Ledgers for Tally',
    sentence:
      'For owners. The names that your company in Tally has for its ledgers. The vouchers of a month name them.',
  },
  payouts: {
    heading: 'Money on its way to the bank',
    sentence:
      'For owners. Today lists what has not reached the bank after so many days. With 0 it lists nothing.',
  },
  indexNow: {
    heading: 'Search engines',
    sentence:
      'For owners. On: search engines that take part in IndexNow (Bing, Yandex and others) learn within minutes which pages changed. Only addresses of public pages are sent. The key is a word that you make up, such as 9f3c27d1a4b8. Google does not take part; it reads the site map.',
  },
  offline: {
    heading: 'Pages without a connection',
    sentence:
      'For owners. On: a device keeps the public pages that it opened, and shows them while it has no connection. Off: each device deletes them when it next opens the shop.',
  },
  setup: {
    heading: 'List of what to set up',
    sentence:
      'On: owners read on Today what is to be set before the shop opens, until all is done.',
  },
  particulars: {
    heading: 'Who the shop is',
    sentence:
      'For owners. Pages and mails show it. Who sells in law, with the address that goes on invoices, is set at Tax & legal; once it is, pages and mails show that address.',
  },
} as const

/** Settings with a value per product type. */
const ofType = {
  productionDays: (type: string) => `Days to make: ${type}`,
  capacity: (type: string) => `Pieces a day: ${type}`,
} as const

/** The label of a setting, by its path. */
export const fieldNames: Record<LabelledSetting, string> & Record<string, string> = {
  announcement: 'Line in English',
  announcementHi: 'Line in Hindi',
  newOrderMail: 'How often',
  cancelMinutes: 'Minutes',
  'cash.enabled': 'Take cash on delivery',
  'cash.max': 'Up to (₹)',
  'cash.advance': 'Advance in %',
  'gift.wrap': 'Offer to wrap orders',
  'gift.wrapPrice': 'Price of the wrap (₹)',
  'quotes.managerDiscount': 'Most discount of a manager (%)',
  'promise.cutoffHour': 'Orders of the same day until (hour)',
  'promise.buffer': 'Days to spare',
  'promise.holidays': 'Holidays',
  'paper.shareSheets': 'Several small orders on a sheet',
  'books.customers': 'Customers',
  'books.sales': 'Sales',
  'books.cgst': 'CGST',
  'books.sgst': 'SGST or UTGST',
  'books.igst': 'IGST',
  'books.rounding': 'Rounding to whole rupees',
  'books.provider': 'Payment provider',
  'books.bank': 'Bank account',
  'books.cash': 'Cash',
  'books.fees': 'Fees of the payment provider',
  'books.feesTax': 'Tax on these fees',
  'books.goodwill': 'Refunds out of goodwill',
  'books.suspense': 'Money of no order',
  'payouts.settledAfter': 'Days until an online payment is paid out',
  'payouts.remittedAfter': 'Days until the courier pays out cash',
  'offline.keep': 'Keep pages on devices',
  'indexNow.on': 'Tell search engines of changes',
  'indexNow.key': 'Key',
  'setup.shown': 'Show the list on Today',
  'look.logo': 'Logo',
  'look.ground': 'Background of the header',
  'look.ink': 'Words of the header',
  'particulars.name': 'Name of the shop',
  'particulars.address': 'Address',
  'particulars.phone': 'Phone',
  'particulars.email': 'E-mail',
  'particulars.grievanceOfficer': 'Grievance officer',
  'particulars.grievanceContact': 'How the officer is reached',
  'particulars.instagramUrl': 'Instagram',
  'particulars.whatsappUrl': 'WhatsApp',
  ...Object.fromEntries(blankIds.map((id) => [`press.mirrored.${id}`, blankLabels[id]])),
  ...Object.fromEntries(
    productTypeSlugs.map((type) => [
      `promise.productionDays.${type}`,
      ofType.productionDays(typeLabel(type)),
    ]),
  ),
  ...Object.fromEntries(
    productTypeSlugs.map((type) => [`promise.capacity.${type}`, ofType.capacity(typeLabel(type))]),
  ),
}

export const fieldHints: Record<string, string> = {
  cancelMinutes: 'Such as 30; 0: printing may begin at once',
  announcementHi: 'Left empty, pages in Hindi show the other one',
  'cash.max': 'The most that a cash order may come to; empty for no limit',
  'promise.cutoffHour': 'In India, 0 to 24; later orders count for the next day',
  'promise.holidays': 'One a line, such as 2026-11-08',
  'promise.buffer': 'Buyers read so many days later as the latest day of arrival',
  'payouts.settledAfter': 'Such as 5; 0: never',
  'payouts.remittedAfter': 'Such as 14; 0: never',
  'indexNow.key': '8 to 128 letters, digits and dashes, such as 9f3c27d1a4b8',
  'particulars.email': 'Messages and mails for the shop go there',
  'particulars.grievanceOfficer': 'By name and designation, such as Asha Rao, Head of Care',
  'particulars.grievanceContact': 'Left empty, by the e-mail of the shop',
  'particulars.instagramUrl': 'Begins with https://; left empty, no page leads there',
  'particulars.whatsappUrl': 'Such as https://wa.me/919876543210; left empty, no page leads there',
}

export const choiceLabels: Record<string, string> = {
  each: 'One for each order',
  hourly: 'One an hour, with all orders of the hour',
  off: 'None',
}
