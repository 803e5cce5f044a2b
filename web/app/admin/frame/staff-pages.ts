import type { StaffPattern } from '@tohfa/contract/shared/site-map'
import { mayCall, type StaffCall } from '@tohfa/contract/accounts/staff-rights'
import type { StaffRole } from '@tohfa/contract/accounts/staff-roles'

/** The call that a staff page cannot do without: the roles that may make it may open the page. */
const needed: Record<StaffPattern, StaffCall | null> = {
  '/admin': 'GET /admin-product',
  '/admin/product-details/:id': 'GET /admin-product/:id',
  '/admin/product-add-update': 'PUT /admin-product/:id',
  '/admin/quick-product': 'POST /admin-product',
  '/admin/product-defaults': 'GET /admin/product-defaults',
  '/admin/templates': 'GET /admin/templates',
  '/admin/blanks': 'GET /admin/blanks',
  '/admin/blank-count': 'GET /admin/blank-counts',
  '/admin/product-studio/:id': 'PUT /admin-product/:id/studio',
  '/admin/orders': 'GET /user-orders',
  '/admin/customers': 'GET /admin/customers',
  '/admin/customers/:id': 'GET /admin/customers/:id',
  '/admin/drafts': 'GET /admin/drafts',
  '/admin/drafts/:id': 'POST /admin/drafts',
  '/admin/packing': 'GET /admin/orders/:id',
  '/admin/print': 'GET /admin/print-queue',
  '/admin/bench': 'GET /admin/bench',
  '/admin/pick-list': 'GET /admin/pick-list',
  '/admin/returns': 'GET /admin/returns',
  '/admin/reviews': 'GET /admin/reviews',
  '/admin/today': 'GET /admin/today',
  '/admin/numbers': 'GET /admin/numbers',
  '/admin/invoices': 'GET /admin/invoices',
  '/admin/money': 'GET /admin/money',
  '/admin/banners': 'GET /admin-banner',
  '/admin/offers': 'GET /admin/coupons',
  '/admin/festivals': 'GET /admin/festivals',
  '/admin/collections': 'GET /admin/collections',
  '/admin/old-addresses': 'GET /admin/old-addresses',
  '/admin/messages': 'GET /admin-message',
  '/admin/people': 'GET /admin/staff',
  '/admin/tax': 'GET /admin/seller',
  '/admin/texts': 'GET /admin/pages/:key',
  '/admin/settings': 'GET /admin/settings',
  '/admin/audit-log': 'GET /admin-audit-log',
  '/admin/security': 'GET /admin/second-factor',
  '/admin/moving-in': 'POST /admin-import/former-products',
  '/admin/exchange': 'POST /admin-import/products',
  '/admin/form-builder': null,
  '/styleguide': null,
}

const pages = Object.entries(needed).map(([pattern, call]) => ({
  path: new RegExp(`^${pattern.replace(/:\w+/, '[^/]+')}/?$`),
  call,
}))

/** Whether a staff member may open a page. */
export function mayOpen(role: StaffRole, path: string): boolean {
  const page = pages.find((one) => one.path.test(path))
  return page !== undefined && (page.call === null || mayCall(role, page.call))
}
