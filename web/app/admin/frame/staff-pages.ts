import type { StaffPattern } from '@tohfa/contract/shared/site-map'
import { mayCall, type StaffCall } from '@tohfa/contract/accounts/staff-rights'
import type { StaffRole } from '@tohfa/contract/accounts/staff-roles'

/** The call that a page of the staff cannot do without: who may make it may open the page. */
const needed: Record<StaffPattern, StaffCall | null> = {
  '/admin': 'GET /admin-product',
  '/admin/product-details/:id': 'GET /admin-product/:id',
  '/admin/product-add-update': 'PUT /admin-product/:id',
  '/admin/product-studio/:id': 'PUT /admin-product/:id/studio',
  '/admin/orders': 'GET /user-orders',
  '/admin/packing': 'GET /admin/orders/:id',
  '/admin/print': 'GET /admin/print-queue',
  '/admin/bench': 'GET /admin/bench',
  '/admin/pick-list': 'GET /admin/pick-list',
  '/admin/returns': 'GET /admin/returns',
  '/admin/today': 'GET /admin/today',
  '/admin/numbers': 'GET /admin/numbers',
  '/admin/banners': 'GET /admin-banner',
  '/admin/offers': 'GET /admin/coupons',
  '/admin/festivals': 'GET /admin/festivals',
  '/admin/collections': 'GET /admin/collections',
  '/admin/messages': 'GET /admin-message',
  '/admin/people': 'GET /admin/staff',
  '/admin/tax': 'GET /admin/seller',
  '/admin/texts': 'GET /admin/pages/:key',
  '/admin/settings': 'GET /admin/settings',
  '/admin/audit-log': 'GET /admin-audit-log',
  '/admin/security': 'GET /admin/second-factor',
  '/admin/exchange': 'POST /admin-import/products',
  '/admin/form-builder': null,
  '/styleguide': null,
}

const pages = Object.entries(needed).map(([pattern, call]) => ({
  path: new RegExp(`^${pattern.replace(/:\w+/, '[^/]+')}/?$`),
  call,
}))

/** Whether somebody of the staff has anything to see on a page. */
export function mayOpen(role: StaffRole, path: string): boolean {
  const page = pages.find((one) => one.path.test(path))
  return page !== undefined && (page.call === null || mayCall(role, page.call))
}
