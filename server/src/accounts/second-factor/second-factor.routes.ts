import type { FastifyInstance } from 'fastify'
import { secondFactorCalls } from '@tohfa/contract/accounts/second-factor.calls'
import { caller } from '#platform/http/access.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import { serve } from '#platform/http/serve.ts'
import { messageAnswer } from '#platform/http/messages.ts'
import { limitPassword } from '#accounts/password/limit-password.ts'
import type { SecondFactor } from './second-factor.ts'

/** The second factor of a staff member: read, set up, confirm and turn off. */
export function secondFactorRoutes(
  routes: FastifyInstance,
  { accounts, limits }: { accounts: SecondFactor; limits: Limits },
): void {
  serve(routes, secondFactorCalls, {
    'GET /admin/second-factor': async (request) => ({
      data: await accounts.secondFactor(caller(request).id),
    }),
    'POST /admin/second-factor': async (request) => {
      const { id } = caller(request)
      const { password } = request.body
      const data = await limitPassword(limits, id, () => accounts.beginSecondFactor(id, password))
      return { data }
    },
    'PUT /admin/second-factor': async (request) => {
      const person = caller(request)
      const data = await limitPassword(limits, person.id, () =>
        accounts.confirmSecondFactor(person, request.body.code),
      )
      return { data }
    },
    'DELETE /admin/second-factor': async (request) => {
      const person = caller(request)
      await limitPassword(limits, person.id, () => accounts.endSecondFactor(person, request.body))
      return messageAnswer('secondFactorOff')
    },
  })
}
