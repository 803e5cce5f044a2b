import * as z from 'zod/mini'
import { productTypeSlugs } from '#catalog/product-type-labels.ts'
import { texts } from '#i18n/texts.ts'
import { latinDigits, withoutMarks } from '#shared/identifiers.ts'
import { blankIds } from '@tohfa/print-engine/scene/blanks'
import { printable } from '@tohfa/print-engine/text/printable'
import {
  amount,
  choice,
  days,
  each,
  group,
  onOrOff,
  price,
  type Setting,
  type SettingEntries,
  type SettingGroup,
  text,
  whole,
} from './setting-kinds.ts'
import { isColor, writtenColor } from './header-look.ts'
import { nameOfNewShop } from './name-of-new-shop.ts'
import { settingsRuleTexts as rules } from './settings-rules.texts.ts'

const owners = ['owner'] as const

const isEmail = (value: string) => z.safeParse(z.email(), value).success
/** For the environment, which accepts longer domain endings than shoppers' forms. */
const email = z.refine<string>((value) => value === '' || isEmail(value), texts.emailInvalid)
const link = z.refine<string>(
  (value) => value === '' || (value.startsWith('https://') && URL.canParse(value)),
  rules.secureLink,
)
const phone = z.refine<string>((value) => {
  const digits = value.replaceAll(/\D/g, '').length
  return value === '' || (/^[+\d ().-]+$/.test(value) && digits >= 7 && digits <= 15)
}, rules.storePhone)

const indexNowKey = z.refine<string>(
  (value) => value === '' || /^[\dA-Za-z-]{8,128}$/.test(value),
  rules.indexNowKey,
)

const color = (about: string) =>
  text(30, {
    about,
    checks: [
      z.overwrite(writtenColor),
      z.refine<string>((value) => value === '' || isColor(value), rules.color),
    ],
  })

const ledger = (first: string) => text(100, { first, required: true, checks: [printable] })

/**
 * All settings of the shop, one row each. It determines the answer and the form of
 * `/admin/settings`, the staff's page, the environment variables, the defaults and the permitted
 * roles. The label is in `settings.texts.ts` of the page.
 */
const table = {
  particulars: group(
    {
      about: 'The shop as pages and mails name it; who sells in law is `/admin/seller`',
      section: 'particulars',
      roles: owners,
    },
    {
      name: text(80, {
        env: 'STORE_NAME',
        first: nameOfNewShop,
        required: true,
        checks: [printable, z.refine((value) => !/[<>"]/.test(value), rules.storeName)],
      }),
      // Where a seller is set, its address applies instead.
      address: text(300, {
        env: 'STORE_ADDRESS',
        about:
          'In mails and on pages, until a seller is set: then its address stands there. Empty, as phone, e-mail and links: left out',
        checks: [printable],
      }),
      phone: text(30, {
        env: 'STORE_PHONE',
        required: true,
        checks: [z.overwrite((value) => latinDigits(withoutMarks(value))), phone],
      }),
      email: text(254, {
        env: 'STORE_EMAIL',
        format: 'email',
        about: 'Where messages and mails for the shop go; empty: to its first owner',
        required: true,
        checks: [email],
      }),
      instagramUrl: text(200, {
        env: 'STORE_INSTAGRAM_URL',
        format: 'link',
        checks: [link],
        order: 1,
      }),
      whatsappUrl: text(200, {
        env: 'STORE_WHATSAPP_URL',
        format: 'link',
        checks: [link],
        order: 1,
      }),
      grievanceOfficer: text(120, {
        env: 'STORE_GRIEVANCE_OFFICER',
        about: 'By name and designation; empty: none is named',
      }),
      grievanceContact: text(200, {
        env: 'STORE_GRIEVANCE_CONTACT',
        about: 'Empty: the shop’s e-mail',
      }),
    },
  ),
  // Its section of the page has a form of its own.
  look: group(
    { about: 'The header of every page that shoppers see', roles: owners },
    {
      logo: text(300, {
        about:
          'The address of an uploaded picture, on pages and in mails; empty: the stamp of a gift',
      }),
      ground: color('Such as `#26345e`; empty: the usual one. Text must reach 4.5 to 1 on it'),
      ink: color('The colour of its words; empty: the usual one'),
    },
  ),
  cash: group(
    { section: 'cash', roles: owners },
    {
      enabled: onOrOff({ env: 'CASH_ENABLED', first: true }),
      max: amount(rules.cashMax, {
        env: 'CASH_MAX',
        about: 'The most of a cash order, in rupees; null: no limit',
      }),
      advance: whole(0, 100, rules.percent, {
        about: 'In percent of a cash order; kept, and not yet asked of anybody',
        shown: false,
      }),
    },
  ),
  gift: group(
    { section: 'gift', roles: owners },
    {
      wrap: onOrOff({ first: true, about: 'Whether orders can be wrapped as a gift' }),
      wrapPrice: price(10_000, rules.wrapPrice, {
        about: 'In rupees, tax included, for an order; its tax class is `gift-wrap`',
      }),
    },
  ),
  quotes: group(
    { section: 'quotes', roles: owners },
    {
      managerDiscount: whole(0, 100, rules.percent, {
        first: 100,
        about: 'The most percent that managers take off a quote; owners take off what they like',
      }),
    },
  ),
  cancelMinutes: whole(0, 10_080, rules.cancelMinutes, {
    env: 'CANCEL_MINUTES',
    unit: 'minutes',
    about: 'For how long after an order is made it is neither printed nor sent',
    section: 'cancelling',
  }),
  /** How the shop learns of new orders: a mail for each, an hourly list, or none. */
  newOrderMail: choice(['each', 'hourly', 'off'], rules.newOrderMail, {
    env: 'NEW_ORDER_MAIL',
    first: 'off',
    about: 'To the shop’s e-mail',
    section: 'newOrders',
  }),
  promise: group(
    {
      about:
        'Working days; Sundays and holidays are none. While all of it is as at first, goods arrive in six days, or later where the carrier needs longer',
      section: 'promise',
    },
    {
      cutoffHour: whole(0, 24, rules.cutoffHour, {
        first: 24,
        about: 'From this hour in India an order counts for the next day',
      }),
      productionDays: each(productTypeSlugs, whole(0, 60, rules.productionDays, { first: 1 })),
      holidays: days(200, rules.holidays),
      buffer: whole(0, 30, rules.buffer, {
        unit: 'days',
        about: 'In days; what is promised at the latest is so much later',
      }),
      capacity: each(
        productTypeSlugs,
        whole(0, 100_000, rules.capacity, { about: 'Pieces of a day; 0: no limit' }),
      ),
    },
  ),
  press: group(
    { about: 'How the press takes what is printed', section: 'press' },
    {
      mirrored: each(
        blankIds,
        onOrOff({
          about: 'Which blanks lie mirrored on sheets, and have mirrored files beside their own',
        }),
      ),
    },
  ),
  paper: group(
    { about: 'How papers are printed', section: 'paper' },
    { shareSheets: onOrOff({ about: 'Small packing slips stand on a sheet together' }) },
  ),
  books: group(
    {
      about: 'The names of ledgers in the vouchers for accounting software',
      section: 'books',
      roles: owners,
    },
    {
      customers: ledger('Online Customers'),
      sales: ledger('Sales'),
      cgst: ledger('Output CGST'),
      sgst: ledger('Output SGST'),
      igst: ledger('Output IGST'),
      rounding: ledger('Round Off'),
      provider: ledger('Razorpay'),
      bank: ledger('Bank'),
      cash: ledger('Cash'),
      fees: ledger('Payment Gateway Charges'),
      feesTax: ledger('Input GST on Charges'),
      goodwill: ledger('Goodwill Refunds'),
      suspense: ledger('Suspense'),
    },
  ),
  payouts: group(
    {
      about: 'After how many days money that did not reach the bank is on Today; 0: never',
      section: 'payouts',
      roles: owners,
    },
    {
      settledAfter: whole(0, 90, rules.payoutDays, {
        first: 5,
        unit: 'days',
        about: 'From a payment to its settlement by the payment provider',
      }),
      remittedAfter: whole(0, 90, rules.payoutDays, {
        first: 14,
        unit: 'days',
        about: 'From the delivery to the remittance of its cash by the courier',
      }),
    },
  ),
  indexNow: group(
    {
      about: 'Tells search engines of changed pages (IndexNow)',
      section: 'indexNow',
      roles: owners,
    },
    {
      on: onOrOff({ about: 'Addresses of changed pages are sent; nothing else is' }),
      key: text(128, {
        about: 'Any word of 8 to 128 letters, digits and dashes; the shop shows it at `/<key>.txt`',
        checks: [indexNowKey],
      }),
    },
  ),
  offline: group(
    { about: 'What devices keep of the shop', section: 'offline', roles: owners },
    {
      keep: onOrOff({
        env: 'OFFLINE_PAGES',
        first: true,
        about:
          'Pages that somebody opened can be read without a connection. Off: devices delete what they kept',
      }),
    },
  ),
  setup: group(
    { about: 'The list of what is to be set', section: 'setup' },
    { shown: onOrOff({ first: true, about: 'Today lists to owners what is not set yet' }) },
  ),
  announcement: text(200, {
    env: 'ANNOUNCEMENT',
    format: 'bounded',
    about: 'The line at the top of every public page; empty: none',
    section: 'announcement',
  }),
  announcementHi: text(200, {
    about: 'The same in Hindi; empty: the other one',
    section: 'announcement',
  }),
}

type Table = typeof table
type ValueOf<Entry> =
  Entry extends SettingGroup<infer Rows>
    ? { [Name in keyof Rows]: ValueOf<Rows[Name]> }
    : Entry extends { first: infer Value }
      ? Value
      : never
type PartOf<Entry> =
  Entry extends SettingGroup<infer Rows>
    ? { [Name in keyof Rows]?: PartOf<Rows[Name]> | undefined }
    : Entry extends { each: readonly string[]; first: infer Values }
      ? { [Name in keyof Values]?: Values[Name] | undefined }
      : ValueOf<Entry>

/** The complete settings of the shop; unchanged ones come from the environment. */
export type ShopSettings = { [Key in keyof Table]: ValueOf<Table[Key]> }
/** A change of settings; omitted values stay unchanged, at any depth. */
export type SettingsForm = { [Key in keyof Table]?: PartOf<Table[Key]> | undefined }
/** The path of a setting, such as `cash.max`, by which labels refer to it. */
export type LabelledSetting = {
  [Key in keyof Table]: Table[Key] extends SettingGroup<infer Rows> ? `${Key}.${Single<Rows>}` : Key
}[keyof Table]
type Single<Rows> = {
  [Name in keyof Rows & string]: Rows[Name] extends { each: readonly string[] } ? never : Name
}[keyof Rows & string]

export const settingsTable: SettingEntries = table

/** Every setting with its path, and with the properties of its group. */
export const settingRows: readonly (Setting & { path: string })[] = Object.entries(
  settingsTable,
).flatMap(([key, entry]) =>
  'of' in entry
    ? Object.entries(entry.of).map(([name, row]) => ({
        ...(entry.section && { section: entry.section }),
        ...(entry.roles && { roles: entry.roles }),
        ...row,
        path: `${key}.${name}`,
      }))
    : [{ ...entry, path: key }],
)
