import type { FastifyInstance } from 'fastify'
import { oldAddressCalls } from '@tohfa/contract/backoffice/old-addresses/old-addresses.calls'
import { csvStream, sendCsv } from '#platform/csv/write-csv.ts'
import { caller } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { OldAddresses } from './old-addresses.service.ts'

const known = (id: string) => knownId(id, 'old_address_not_found')

/** Staff calls for the addresses of a former shop. */
export function oldAddressRoutes(
  routes: FastifyInstance,
  { oldAddresses }: { oldAddresses: OldAddresses },
): void {
  serve(routes, oldAddressCalls, {
    'GET /admin/old-addresses': async ({ query }) => {
      const { addresses: data, totalCount } = await oldAddresses.list(query)
      return { data, totalCount, page: query.page, limit: query.limit }
    },
    'POST /admin/old-addresses': async (request) => ({
      data: await oldAddresses.add(request.body, caller(request).id),
    }),
    'PUT /admin/old-addresses/:id': async (request) => ({
      data: await oldAddresses.change(known(request.params.id), request.body, caller(request).id),
    }),
    'DELETE /admin/old-addresses/:id': (request) =>
      oldAddresses.remove(known(request.params.id), caller(request).id),
    'GET /admin-export/old-addresses': async (_request, reply) =>
      sendCsv(reply, 'old-addresses', csvStream(['path', 'target'], oldAddresses.pages())),
    'POST /admin-import/old-addresses': async (request) => ({
      data: await oldAddresses.importFile(request.body, caller(request).id),
    }),
  })
}
