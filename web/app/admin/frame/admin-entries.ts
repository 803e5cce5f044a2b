import type { Href } from '@tohfa/contract/site-map'
import { frameTexts as texts } from './frame.texts.ts'

/** The pages of the admin, in the order of the Actions menu (docs/product.md 15.1). */
export const adminEntries: readonly { to: Href; label: string }[] = [
  { to: '/admin', label: texts.entries.products },
  { to: '/admin/product-add-update', label: texts.entries.addProduct },
  { to: '/admin/orders', label: texts.entries.orders },
  { to: '/admin/print', label: texts.entries.print },
  { to: '/admin/form-builder', label: texts.entries.formBuilder },
  { to: '/admin/overview', label: texts.entries.overview },
  { to: '/admin/banners', label: texts.entries.banners },
  { to: '/admin/messages', label: texts.entries.messages },
  { to: '/admin/audit-log', label: texts.entries.auditLog },
  { to: '/admin/security', label: texts.entries.security },
  { to: '/admin/exchange', label: texts.entries.exchange },
]
