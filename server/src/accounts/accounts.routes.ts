import type { FastifyInstance } from 'fastify'
import { accountCalls } from '@tohfa/contract/accounts/accounts.calls'
import { callerAs } from '#platform/http/access.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import { serve } from '#platform/http/serve.ts'
import { messageAnswer } from '#platform/http/messages.ts'
import type { Accounts } from './accounts.service.ts'
import { limitCodes } from './one-time-codes/limit-codes.ts'
import { visitOf } from './sign-in/known-device.ts'

/** Sign-up, sign-in and profile (docs/product.md 13.1, 13.3, 13.6). */
export function accountRoutes(
  routes: FastifyInstance,
  deps: { accounts: Accounts; limits: Limits },
): void {
  const { accounts, limits } = deps

  serve(routes, accountCalls, {
    'POST /api/service/generate-otp': async ({ body, ip }) => {
      await limitCodes(limits, ip, body.email)
      await accounts.requestCode(body.email)
      return messageAnswer('otpSent')
    },
    'POST /user': async (request, reply) => {
      const { session, deviceCookie } = await accounts.signUp(request.body, visitOf(request))
      request.signedIn = session.userInfo.id
      void reply.headers({ 'cache-control': 'no-store', 'set-cookie': deviceCookie })
      return { ...messageAnswer('accountCreated'), data: session }
    },
    'POST /auth/login': async (request, reply) => {
      const { session, deviceCookie } = await accounts.signIn(request.body, visitOf(request))
      request.signedIn = session.userInfo.id
      void reply.headers({ 'cache-control': 'no-store', 'set-cookie': deviceCookie })
      return { ...messageAnswer('signedIn'), data: session }
    },
    'GET /user/:id': async (request) => {
      const { id } = callerAs(request, request.params.id)
      return { data: await accounts.profile(id) }
    },
    'PUT /user/:id': async (request) => {
      const { id } = callerAs(request, request.params.id)
      return { data: await accounts.changeProfile({ id, ip: request.ip }, request.body) }
    },
  })
}
