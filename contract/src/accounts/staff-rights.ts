import type { ShopCalls } from '#shared/shop-calls.ts'
import { type StaffRole, staffRoles } from './staff-roles.ts'

/** Every call for staff. */
export type StaffCall = {
  [Name in keyof ShopCalls]: ShopCalls[Name] extends { access: 'admin' } ? Name : never
}[keyof ShopCalls]

const everyone = staffRoles
const managers = ['owner', 'manager'] as const
const owners = ['owner'] as const

/**
 * The only table of staff roles and their calls. A call without a row, or a row without a call,
 * does not compile.
 */
const table = {
  'GET /admin/second-factor': everyone,
  'POST /admin/second-factor': everyone,
  'PUT /admin/second-factor': everyone,
  'DELETE /admin/second-factor': everyone,

  'GET /admin/today': everyone,
  // Each kind of result has the roles of its own list.
  'GET /admin/find': everyone,

  // Reading, moving and packing orders.
  'GET /user-orders': everyone,
  'GET /admin/orders/:id': everyone,
  'PUT /user-orders/:id': everyone,
  'POST /admin/orders/advance': everyone,
  'POST /admin/orders/:id/notes': everyone,
  'PUT /admin/orders/:id/eway-bill': everyone,
  'GET /admin/orders/:id/eway-bill.json': everyone,
  'GET /user-orders/:id/label': everyone,
  'GET /admin/labels.pdf': everyone,
  'GET /admin/packing-slips.pdf': everyone,
  'GET /admin/pick-list': everyone,
  'POST /admin/orders/:id/hand-over': everyone,
  'GET /admin/bench': everyone,
  'POST /admin/bench/scans': everyone,
  'DELETE /admin/bench/boxes/:id': everyone,
  'GET /admin/blank-counts': everyone,
  'POST /admin/blank-counts': everyone,
  'POST /admin/blank-deliveries': everyone,

  // Printing.
  'POST /admin/orders/:id/start-printing': everyone,
  'POST /admin/orders/start-printing': everyone,
  'POST /admin/orders/:id/printed': everyone,
  'POST /admin/orders/printed': everyone,
  'GET /admin/print-queue': everyone,
  'GET /admin/print-queue.zip': everyone,
  'PUT /admin/print-jobs/:id': everyone,
  'POST /admin/print-jobs/advance': everyone,
  'GET /admin/tickets.pdf': everyone,
  'GET /admin/print-jobs/:id/files/:file': everyone,
  'GET /admin/print-jobs/:id/ticket.pdf': everyone,
  'GET /admin/orders/:id/print.zip': everyone,
  'GET /admin/orders/:id/check-list.pdf': everyone,
  'POST /admin/gang-sheets': everyone,
  'GET /admin/gang-sheets/:id/sheets.pdf': everyone,

  // Orders that staff prepare.
  'GET /admin/drafts': managers,
  'POST /admin/drafts': managers,
  'GET /admin/drafts/:id': managers,
  'PUT /admin/drafts/:id': managers,
  'DELETE /admin/drafts/:id': managers,
  'POST /admin/drafts/:id/send': managers,
  'POST /admin/drafts/:id/take': managers,

  // Changes of orders, and refunds.
  'POST /admin/orders/:id/cancel': managers,
  'PUT /admin/orders/:id/cash': managers,
  'POST /admin/orders/:id/refunds': managers,
  'PUT /admin/refunds/:id': managers,
  'POST /admin/refunds/:id/ask-details': managers,
  'POST /admin/refunds/:id/read-details': managers,
  'PUT /admin/orders/:id/address': managers,
  'PUT /admin/orders/:id/gift': managers,
  'POST /admin/orders/:id/redelivery': managers,
  'POST /admin/orders/:id/call-back': managers,
  'POST /admin/orders/:id/came-back': managers,
  'POST /admin/orders/:id/resend': managers,
  'GET /admin/returns': managers,
  'PUT /admin/returns/:id': managers,
  'GET /admin-export/orders': managers,
  'GET /admin-overview': managers,
  'GET /admin/numbers': managers,
  'GET /admin-export/sales': managers,
  'GET /admin/money': managers,
  'GET /admin/invoices': managers,
  'GET /admin/documents.pdf': managers,
  'GET /admin/invoices.zip': managers,
  'GET /admin-audit-log': managers,

  // Products, and the content of pages.
  'GET /admin/festivals': managers,
  'PUT /admin/festivals': managers,
  'GET /admin-product': managers,
  'GET /admin-product/filter-counts': managers,
  'GET /admin-product/:id': managers,
  'POST /admin-product': managers,
  'PUT /admin-product/stock': managers,
  'POST /admin-product/:id/duplicate': managers,
  'PUT /admin-product/:id': managers,
  'PATCH /admin-product/:id': managers,
  'DELETE /admin-product/:id': managers,
  'POST /admin-product/upload-files': managers,
  'DELETE /admin-product/upload-files': managers,
  'GET /admin-product/:id/studio': managers,
  'PUT /admin-product/:id/studio': managers,
  'DELETE /admin-product/:id/studio': managers,
  'GET /admin-product/:id/photographs': managers,
  'POST /admin-product/:id/photographs': managers,
  'PUT /admin-product/:id/photographs/:area': managers,
  'DELETE /admin-product/:id/photographs/:area': managers,
  'GET /admin-export/products': managers,
  'POST /admin-import/products': managers,
  'POST /admin-import/former-products': managers,
  'POST /admin-import/former-history': managers,
  'GET /admin/old-addresses': managers,
  'POST /admin/old-addresses': managers,
  'PUT /admin/old-addresses/:id': managers,
  'DELETE /admin/old-addresses/:id': managers,
  'GET /admin-export/old-addresses': managers,
  'POST /admin-import/old-addresses': managers,
  'GET /admin/missing-particulars': managers,
  'GET /admin/product-defaults': managers,
  'PUT /admin/product-defaults': managers,
  'POST /admin/product-defaults/fill': managers,
  'GET /admin/blanks': managers,
  'POST /admin/blanks': managers,
  'PUT /admin/blanks/:id': managers,
  'DELETE /admin/blanks/:id': managers,
  'GET /admin/coupons': managers,
  'POST /admin/coupons': managers,
  'PUT /admin/coupons/:code': managers,
  'GET /admin/collections': managers,
  'GET /admin/collections/:id': managers,
  'POST /admin/collections': managers,
  'PUT /admin/collections/order': managers,
  'PUT /admin/collections/:id': managers,
  'DELETE /admin/collections/:id': managers,
  'GET /admin-banner': managers,
  'POST /admin-banner': managers,
  'PUT /admin-banner/order': managers,
  'PUT /admin-banner/:id': managers,
  'DELETE /admin-banner/:id': managers,
  'POST /admin-banner/upload-files': managers,
  'GET /admin-message': managers,
  'PUT /admin-message/:id': managers,
  'POST /admin-message/:id/answers': managers,
  'GET /admin/pages': managers,
  'GET /admin/pages/:key': managers,
  'PUT /admin/pages/:key': managers,
  'POST /admin/pages/:key/preview': managers,
  'GET /admin/settings': managers,
  // The settings table lists those that only an owner may change.
  'PUT /admin/settings': managers,
  'GET /admin/customers': managers,
  'GET /admin/customers/:id': managers,
  'PUT /admin/customers/:id': managers,
  'GET /admin/reviews': managers,
  'PUT /admin/reviews/:id': managers,

  'GET /admin/setup': owners,
  'POST /admin/setup/delivery': owners,
  'POST /admin/setup/texts': owners,
  'POST /admin/setup/mail': owners,
  'POST /admin/setup/carrier': owners,
  'POST /admin/setup/payment': owners,
  'POST /admin/setup/payment/paid': owners,
  'GET /admin/templates': owners,
  'POST /admin/templates': owners,
  'GET /admin/staff': owners,
  'POST /admin/staff': owners,
  'PUT /admin/staff/:id': owners,
  'DELETE /admin/staff/:id': owners,
  'GET /admin/seller': owners,
  'GET /admin/cod-rules': owners,
  'PUT /admin/cod-rules': owners,
  'GET /admin/eway-limit': owners,
  'PUT /admin/eway-limit': owners,
  'PUT /admin/seller': owners,
  'GET /admin/tax-classes': owners,
  'PUT /admin/tax-classes/:key': owners,
  'POST /admin/settlements': owners,
  'POST /admin/settlements/fetch': owners,
  'POST /admin/settlements/:id/corrections': owners,
  'GET /admin/settlements': owners,
  'POST /admin/cash-remittances': owners,
  'GET /admin/cash-remittances': owners,
  'GET /admin/books.xml': owners,
  'GET /admin/gst': owners,
  'GET /admin/gst/overview': owners,
} as const satisfies Record<StaffCall, readonly StaffRole[]>

/**
 * A customer's own data that staff may read as well. A role without the right gets a 404, as any
 * other person does.
 */
const ofCustomers = {
  'GET /user-orders/:id': everyone,
  // Only for orders that are or were printed: printers read no others.
  'GET /proofs/:hash': everyone,
  'GET /proofs/:hash/:file': everyone,
  'GET /studio/photos/:id/1600.webp': everyone,
  'GET /returns/photos/:id/1600.webp': managers,
  'GET /reviews/photos/:id/1600.webp': managers,
  'GET /user-orders/:id/documents': managers,
  'GET /documents/:id': managers,
  'GET /documents/:id.pdf': managers,
} as const satisfies Partial<Record<keyof ShopCalls, readonly StaffRole[]>>
export type CustomerCall = keyof typeof ofCustomers

/** Whether a staff member may read a customer's data with this call. */
export const mayReadOfCustomers = (role: StaffRole, call: CustomerCall): boolean =>
  (ofCustomers[call] as readonly StaffRole[]).includes(role)

/** Roles that see payments and refunds, and unprinted data. */
export const seesMoney = (role: StaffRole): boolean =>
  (managers as readonly StaffRole[]).includes(role)

const rolesByCall: Record<StaffCall, readonly StaffRole[]> = table

/** The roles that may make a call; owners only when it has no row. */
export function rolesFor(call: string): readonly StaffRole[] {
  return (rolesByCall as Record<string, readonly StaffRole[]>)[call] ?? owners
}

/**
 * Whether a staff member may ship an order that is not ready; all others use the same call without
 * that.
 */
export const mayForce = (role: StaffRole): boolean =>
  (managers as readonly StaffRole[]).includes(role)

/** Whether a staff member may make a call. */
export const mayCall = (role: StaffRole, call: StaffCall): boolean =>
  rolesByCall[call].includes(role)
