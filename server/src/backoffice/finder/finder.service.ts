import { type Found, fewestOfFind, mostOfKind } from '@tohfa/contract/backoffice/finder'
import { mayCall } from '@tohfa/contract/accounts/staff-rights'
import type { StaffRole } from '@tohfa/contract/accounts/staff-roles'
import type { Catalog } from '#catalog/products/catalog.service.ts'
import type { StaffOrders } from '#orders/list/staff-orders.service.ts'
import type { Customers } from '#backoffice/customers/customers.service.ts'

export type FinderDeps = {
  staffOrders: Pick<StaffOrders, 'list'>
  customers: Pick<Customers, 'list'>
  catalog: { forStaff: Pick<Catalog['forStaff'], 'list'> }
}

const page = { page: 1, limit: mostOfKind }

/** A few of each kind that the role may read, by the searches of their own lists. */
export async function find(deps: FinderDeps, typed: string, role: StaffRole): Promise<Found> {
  const search = typed.trim()
  if (search.length < fewestOfFind) return { orders: [], customers: [], products: [] }
  const [orders, customers, products] = await Promise.all([
    mayCall(role, 'GET /user-orders') ? ordersOf(deps, search) : [],
    mayCall(role, 'GET /admin/customers') ? customersOf(deps, search) : [],
    mayCall(role, 'GET /admin-product') ? productsOf(deps, search) : [],
  ])
  return { orders, customers, products }
}

async function ordersOf({ staffOrders }: FinderDeps, search: string): Promise<Found['orders']> {
  const { orders } = await staffOrders.list({ search, ...page })
  return orders.map(({ id, orderNumber, status, shipping_address: { name } }) => ({
    id,
    orderNumber,
    status,
    name,
  }))
}

async function customersOf({ customers }: FinderDeps, search: string): Promise<Found['customers']> {
  const list = await customers.list({ search, sort: 'recent', ...page })
  return list.customers.map(({ id, name, email, phone }) => ({ id, name, email, phone }))
}

async function productsOf({ catalog }: FinderDeps, search: string): Promise<Found['products']> {
  // The search of products would read an e-mail or a number as words of a title.
  if (search.includes('@') || /^[+\d\s-]+$/.test(search)) return []
  const { products } = await catalog.forStaff.list({ search, ...page }, 'all')
  return products.map(({ id, title, titleHi, visibility }): Found['products'][number] => ({
    id,
    title,
    ...(titleHi && { titleHi }),
    visibility: visibility ?? 'published',
  }))
}
