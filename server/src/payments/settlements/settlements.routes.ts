import type { FastifyInstance } from 'fastify'
import { settlementCalls } from '@tohfa/contract/payments/settlements.calls'
import { caller } from '#platform/http/access.ts'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { serve } from '#platform/http/serve.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import { isProviderFailure } from '#platform/outgoing/call-provider.ts'
import type { Remittances } from './remittances.service.ts'
import type { Settlements } from './settlements.service.ts'

/** What the payment provider and the courier paid out, for owners. A file is `csv` of the body. */
export function settlementRoutes(
  routes: FastifyInstance,
  {
    settlements,
    remittances,
    limits,
  }: { settlements: Settlements; remittances: Remittances; limits: Limits },
): void {
  routes.addContentTypeParser<string>(
    ['text/csv', 'text/plain', 'application/csv'],
    { parseAs: 'string' },
    (_request, csv, done) => done(null, { csv }),
  )
  serve(routes, settlementCalls, {
    'POST /admin/settlements': async (request, reply) => {
      const found = await settlements.take(request.body.csv, caller(request).id)
      const [data] = found.settlements
      if (!data) throw refusedFields({ csv: message('csvEmpty') })
      void reply.code(found.isNew ? 201 : 200)
      return { data, settlements: found.settlements, unsettled: found.unsettled }
    },
    'POST /admin/settlements/fetch': async (request) => {
      const { id } = caller(request)
      await limits.take('settlementFetch', id)
      try {
        const { settlements: data, days } = await settlements.fetch(id)
        return { data, days }
      } catch (cause) {
        if (!isProviderFailure(cause)) throw cause
        throw new Failure('payment_provider_away', { sentence: message('payoutsAway'), cause })
      }
    },
    'POST /admin/settlements/:id/corrections': async (request) => ({
      data: await settlements.correct(request.params.id, caller(request).id),
    }),
    'GET /admin/settlements': ({ query }) => settlements.list(query),
    'POST /admin/cash-remittances': async (request, reply) => {
      const found = await remittances.take(request.body, caller(request).id)
      const [data] = found.remittances
      if (!data) throw new Error('no remittance was stored')
      void reply.code(found.isNew ? 201 : 200)
      return { data, remittances: found.remittances }
    },
    'GET /admin/cash-remittances': ({ query }) => remittances.list(query),
  })
}
