import type { FastifyInstance } from 'fastify'
import { privacyCalls } from '@tohfa/contract/accounts/privacy.calls'
import { limitPassword } from '#accounts/accounts.service.ts'
import { callerAs } from '#platform/http/access.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import { serve } from '#platform/http/serve.ts'
import { messageAnswer } from '#platform/http/messages.ts'
import type { Privacy } from './privacy.service.ts'

/** Export and erasure of a person's data; both require the password again. */
export function privacyRoutes(
  routes: FastifyInstance,
  { privacy, limits }: { privacy: Privacy; limits: Limits },
): void {
  serve(routes, privacyCalls, {
    'POST /user/:id/export': async (request) => {
      const { id } = callerAs(request, request.params.id)
      const { password } = request.body
      return { data: await limitPassword(limits, id, () => privacy.export(id, password)) }
    },
    'DELETE /user/:id': async (request) => {
      const { id } = callerAs(request, request.params.id)
      await limitPassword(limits, id, () => privacy.erase(id, request.body.password))
      return messageAnswer('erased')
    },
  })
}
