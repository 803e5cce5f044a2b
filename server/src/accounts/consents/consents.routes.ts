import type { FastifyInstance } from 'fastify'
import { consentCalls } from '@tohfa/contract/accounts/consents.calls'
import { callerAs } from '#platform/http/access.ts'
import { serve } from '#platform/http/serve.ts'
import type { Consents } from './consents.service.ts'

export function consentRoutes(routes: FastifyInstance, { consents }: { consents: Consents }): void {
  serve(routes, consentCalls, {
    'GET /user/:id/consents': async (request) => ({
      data: await consents.list(callerAs(request, request.params.id).id),
    }),
    'PUT /user/:id/consents/analytics': async (request) => {
      const { id } = callerAs(request, request.params.id)
      await consents.chooseAnalytics(id, request.body.given)
    },
  })
}
