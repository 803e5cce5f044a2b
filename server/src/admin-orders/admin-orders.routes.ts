import { z } from 'zod'
import { adminOrder } from '@tohfa/contract/admin-orders'
import { envelope, failureEnvelope } from '@tohfa/contract/envelope'
import { knownId } from '../http/ids.ts'
import type { Routes } from '../http/routes.ts'
import type { Shipping } from '../shipping/shipping.service.ts'
import { type AdminOrderDeps, readAdminOrder } from './admin-order.ts'

const params = z.object({ id: z.string() })

/** What the staff see of one order beyond the list of call 26. */
export function adminOrderRoutes(
  routes: Routes,
  deps: AdminOrderDeps & { shipping: Pick<Shipping, 'parcelOf' | 'labelOf'> },
): void {
  routes.get(
    '/user-orders/:id',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['admin'],
        summary: 'One order with its payments, parcel and history',
        params,
        response: { 200: envelope(adminOrder) },
      },
    },
    async (request) => ({
      success: true as const,
      data: await readAdminOrder(deps, knownId(request.params.id, 'order_not_found')),
    }),
  )

  routes.get(
    '/user-orders/:id/label',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['admin'],
        summary: "The link to the label of an order's parcel, fetched anew when it has ended",
        params,
        response: { 200: envelope(z.object({ url: z.string() })), 409: failureEnvelope },
      },
    },
    async (request) => {
      const id = knownId(request.params.id, 'order_not_found')
      await deps.orders.byId(id)
      return { success: true as const, data: { url: await deps.shipping.labelOf(id) } }
    },
  )
}
