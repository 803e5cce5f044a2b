import type { Href } from '@tohfa/contract/site-map'
import type { StaffRole } from '@tohfa/contract/staff-roles'
import { frameTexts as texts } from './frame.texts.ts'
import { mayOpen } from './staff-pages.ts'

const entries: readonly { to: Href; label: string }[] = [
  { to: '/admin/today', label: texts.entries.today },
  { to: '/admin', label: texts.entries.products },
  { to: '/admin/product-add-update', label: texts.entries.addProduct },
  { to: '/admin/orders', label: texts.entries.orders },
  { to: '/admin/print', label: texts.entries.print },
  { to: '/admin/bench', label: texts.entries.bench },
  { to: '/admin/pick-list', label: texts.entries.pickList },
  { to: '/admin/returns', label: texts.entries.returns },
  { to: '/admin/form-builder', label: texts.entries.formBuilder },
  { to: '/admin/numbers', label: texts.entries.numbers },
  { to: '/admin/banners', label: texts.entries.banners },
  { to: '/admin/messages', label: texts.entries.messages },
  { to: '/admin/people', label: texts.entries.people },
  { to: '/admin/tax', label: texts.entries.tax },
  { to: '/admin/texts', label: texts.entries.texts },
  { to: '/admin/settings', label: texts.entries.settings },
  { to: '/admin/audit-log', label: texts.entries.auditLog },
  { to: '/admin/security', label: texts.entries.security },
  { to: '/admin/exchange', label: texts.entries.exchange },
]

/** The pages of the admin that somebody may open, in the order of the Actions menu (docs/product.md 15.1). */
export function entriesOf(role: StaffRole): typeof entries {
  return entries.filter(({ to }) => mayOpen(role, to))
}

/** Where somebody of the staff begins. */
export function homeOf(role: StaffRole): Href {
  return entriesOf(role)[0]?.to ?? '/admin/security'
}
