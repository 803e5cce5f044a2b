import { newOrderMails } from '@tohfa/contract/backoffice/settings/new-order-mails'
import { blankIds } from '@tohfa/print-engine/scene/blanks'
import { productTypeSlugs } from '@tohfa/contract/catalog/product-type-labels'

/** How a setting is typed: a number that may be left empty has `or` for none. */
export type SettingField = {
  /** Its path in the settings, as the server names it beside a sentence. */
  path: string
  kind: 'text' | 'number' | 'amount' | 'switch' | 'choice' | 'days'
  most?: number
  choices?: readonly string[]
}

const text = (path: string, most: number): SettingField => ({ path, kind: 'text', most })
const number = (path: string): SettingField => ({ path, kind: 'number' })

/** What is set together, and saved together. */
export const settingSections = {
  announcement: [text('announcement', 200), text('announcementHi', 200)],
  newOrders: [{ path: 'newOrderMail', kind: 'choice', choices: newOrderMails }],
  cancelling: [number('cancelMinutes')],
  cash: [
    { path: 'cash.enabled', kind: 'switch' },
    { path: 'cash.max', kind: 'amount' },
  ],
  promise: [
    number('promise.cutoffHour'),
    ...productTypeSlugs.map((type) => number(`promise.productionDays.${type}`)),
    { path: 'promise.holidays', kind: 'days' },
  ],
  press: blankIds.map((id): SettingField => ({ path: `press.mirrored.${id}`, kind: 'switch' })),
  paper: [{ path: 'paper.shareSheets', kind: 'switch' }],
  particulars: [
    text('particulars.name', 80),
    text('particulars.address', 300),
    text('particulars.phone', 30),
    text('particulars.email', 254),
    text('particulars.grievanceOfficer', 120),
    text('particulars.grievanceContact', 200),
    text('particulars.instagramUrl', 200),
    text('particulars.whatsappUrl', 200),
  ],
  setup: [{ path: 'setup.shown', kind: 'switch' }],
} as const satisfies Record<string, readonly SettingField[]>
export type SectionName = keyof typeof settingSections
