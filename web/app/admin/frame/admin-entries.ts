import type { Href } from '@tohfa/contract/shared/site-map'
import type { StaffRole } from '@tohfa/contract/accounts/staff-roles'
import { frameTexts as texts } from './frame.texts.ts'
import { mayOpen } from './staff-pages.ts'

export type Entry = {
  to: Href
  label: string
  /** Where the addresses of its inner pages begin: those of one product or one customer. */
  within?: readonly `/${string}`[]
}
export type EntryGroup = { heading: string; entries: readonly Entry[] }

const { entries: labels, groups: headings } = texts

/** In the order of a day's work. Rare pages are last. */
const groups: readonly EntryGroup[] = [
  {
    heading: headings.sales,
    entries: [
      { to: '/admin/today', label: labels.today },
      { to: '/admin/orders', label: labels.orders },
      { to: '/admin/drafts', label: labels.drafts, within: ['/admin/drafts/'] },
      { to: '/admin/returns', label: labels.returns },
      { to: '/admin/messages', label: labels.messages },
      { to: '/admin/customers', label: labels.customers, within: ['/admin/customers/'] },
    ],
  },
  {
    heading: headings.printRoom,
    entries: [
      { to: '/admin/print', label: labels.print },
      { to: '/admin/bench', label: labels.bench, within: ['/admin/packing'] },
      { to: '/admin/pick-list', label: labels.pickList },
      { to: '/admin/blanks', label: labels.blanks },
      { to: '/admin/blank-count', label: labels.blankCount },
    ],
  },
  {
    heading: headings.products,
    entries: [
      {
        to: '/admin',
        label: labels.products,
        within: ['/admin/product-details/', '/admin/product-studio/'],
      },
      { to: '/admin/quick-product', label: labels.quickAdd },
      { to: '/admin/product-add-update', label: labels.addProduct },
      { to: '/admin/collections', label: labels.collections },
      { to: '/admin/reviews', label: labels.reviews },
      { to: '/admin/exchange', label: labels.exchange },
      { to: '/admin/old-addresses', label: labels.oldAddresses },
    ],
  },
  {
    heading: headings.shopFront,
    entries: [
      { to: '/admin/offers', label: labels.offers },
      { to: '/admin/festivals', label: labels.festivals },
      { to: '/admin/banners', label: labels.banners },
      { to: '/admin/texts', label: labels.texts },
    ],
  },
  {
    heading: headings.books,
    entries: [
      { to: '/admin/numbers', label: labels.numbers },
      { to: '/admin/money', label: labels.money },
      { to: '/admin/invoices', label: labels.invoices },
      { to: '/admin/tax', label: labels.tax },
    ],
  },
  {
    heading: headings.setUp,
    entries: [
      { to: '/admin/settings', label: labels.settings },
      { to: '/admin/product-defaults', label: labels.productDefaults },
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
 * The staff pages that a person may open, as the bar and the Actions menu group them
 * (docs/product.md 15.1).
 */
export function groupsOf(role: StaffRole): EntryGroup[] {
  return groups
    .map(({ heading, entries }) => ({
      heading,
      entries: entries.filter(({ to }) => mayOpen(role, to)),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** Whether a path is the page of an entry, or one of its inner pages. */
export const isAt = ({ to, within = [] }: Entry, path: string): boolean =>
  path === to || within.some((start) => path.startsWith(start))

/** The first page for a staff member. */
export function homeOf(role: StaffRole): Href {
  return groupsOf(role)[0]?.entries[0]?.to ?? '/admin/security'
}
