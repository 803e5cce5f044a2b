import type { FastifyInstance } from 'fastify'
import { customerCalls } from '@tohfa/contract/backoffice/customers.calls'
import { caller } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { Customers } from './customers.service.ts'

/** Staff calls for the people who buy. */
export function customerRoutes(
  routes: FastifyInstance,
  { customers }: { customers: Customers },
): void {
  serve(routes, customerCalls, {
    'GET /admin/customers': async ({ query }) => {
      const { customers: data, totalCount } = await customers.list(query)
      return { data, totalCount, page: query.page, limit: query.limit }
    },
    'GET /admin/customers/:id': async ({ params }) => ({
      data: await customers.read(knownId(params.id, 'customer_not_found')),
    }),
    'PUT /admin/customers/:id': async (request) => {
      const id = knownId(request.params.id, 'customer_not_found')
      return { data: await customers.change(id, request.body, caller(request).id) }
    },
  })
}
