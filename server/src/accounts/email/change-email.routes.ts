import type { FastifyInstance } from 'fastify'
import { changeEmailCalls } from '@tohfa/contract/accounts/accounts.calls'
import { callerAs } from '#platform/http/access.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import { serve } from '#platform/http/serve.ts'
import { messageAnswer } from '#platform/http/messages.ts'
import type { Accounts } from '#accounts/accounts.service.ts'
import { limitPassword } from '#accounts/password/limit-password.ts'

/** Proves or cancels a pending e-mail; `PUT /user/:id` requests it. */
export function changeEmailRoutes(
  routes: FastifyInstance,
  { accounts, limits }: { accounts: Accounts; limits: Limits },
): void {
  serve(routes, changeEmailCalls, {
    'POST /user/:id/email': async (request) => {
      const { id } = callerAs(request, request.params.id)
      const data = await limitPassword(limits, id, () => accounts.proveEmail(id, request.body))
      return { ...messageAnswer('emailChanged'), data }
    },
    'DELETE /user/:id/email': async (request) => {
      const { id } = callerAs(request, request.params.id)
      return { data: await accounts.keepEmail(id) }
    },
  })
}
