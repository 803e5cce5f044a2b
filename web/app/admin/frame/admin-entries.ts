import type { Href } from '@tohfa/contract/shared/site-map'
import type { StaffRole } from '@tohfa/contract/accounts/staff-roles'
import { frameTexts as texts } from './frame.texts.ts'
import { mayOpen } from './staff-pages.ts'

type Entry = { to: Href; label: string }
export type EntryGroup = { heading: string; entries: readonly Entry[] }

const { entries: labels, groups: headings } = texts
const orders: Entry = { to: '/admin/orders', label: labels.orders }
const print: Entry = { to: '/admin/print', label: labels.print }

const groups: readonly EntryGroup[] = [
  {
    heading: headings.orders,
    entries: [
      { to: '/admin/today', label: labels.today },
      orders,
      { to: '/admin/drafts', label: labels.drafts },
      print,
      { to: '/admin/bench', label: labels.bench },
      { to: '/admin/pick-list', label: labels.pickList },
      { to: '/admin/returns', label: labels.returns },
      { to: '/admin/messages', label: labels.messages },
      { to: '/admin/customers', label: labels.customers },
    ],
  },
  {
    heading: headings.catalogue,
    entries: [
      { to: '/admin', label: labels.products },
      { to: '/admin/product-add-update', label: labels.addProduct },
      { to: '/admin/blanks', label: labels.blanks },
      { to: '/admin/exchange', label: labels.exchange },
      { to: '/admin/reviews', label: labels.reviews },
    ],
  },
  {
    heading: headings.money,
    entries: [
      { to: '/admin/numbers', label: labels.numbers },
      { to: '/admin/money', label: labels.money },
      { to: '/admin/invoices', label: labels.invoices },
      { to: '/admin/tax', label: labels.tax },
    ],
  },
  {
    heading: headings.shop,
    entries: [
      { to: '/admin/settings', label: labels.settings },
      { to: '/admin/texts', label: labels.texts },
      { to: '/admin/banners', label: labels.banners },
      { to: '/admin/offers', label: labels.offers },
      { to: '/admin/festivals', label: labels.festivals },
      { to: '/admin/collections', label: labels.collections },
    ],
  },
  {
    heading: headings.staff,
    entries: [
      { to: '/admin/people', label: labels.people },
      { to: '/admin/audit-log', label: labels.auditLog },
      { to: '/admin/security', label: labels.security },
    ],
  },
  {
    heading: headings.more,
    entries: [{ to: '/admin/form-builder', label: labels.formBuilder }],
  },
]

/**
 * The staff pages that a person may open, as the Actions menu groups them (docs/product.md 15.1).
 */
export function groupsOf(role: StaffRole): EntryGroup[] {
  return groups
    .map(({ heading, entries }) => ({
      heading,
      entries: entries.filter(({ to }) => mayOpen(role, to)),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** Pages that are opened many times a day, and so are on the bar. */
export function dailyEntriesOf(role: StaffRole): Entry[] {
  return [orders, print].filter(({ to }) => mayOpen(role, to))
}

/** The first page for a staff member. */
export function homeOf(role: StaffRole): Href {
  return groupsOf(role)[0]?.entries[0]?.to ?? '/admin/security'
}
