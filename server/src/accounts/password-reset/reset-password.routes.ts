import type { FastifyInstance } from 'fastify'
import { resetPasswordCalls } from '@tohfa/contract/accounts/accounts.calls'
import type { Limits } from '#platform/limits/rate-limit.ts'
import { serve } from '#platform/http/serve.ts'
import { messageAnswer } from '#platform/http/messages.ts'
import { visitOf } from '#accounts/sign-in/known-device.ts'
import type { PasswordReset } from './reset-password.ts'

/** Forgotten passwords (docs/product.md 13.5). */
export function resetPasswordRoutes(
  routes: FastifyInstance,
  { accounts, limits }: { accounts: PasswordReset; limits: Limits },
): void {
  serve(routes, resetPasswordCalls, {
    'POST /auth/forgot-password': async ({ body, ip }) => {
      await limits.take('resetAddress', ip)
      await limits.take('resetHere', [body.email, ip])
      await accounts.requestReset(body.email)
      return messageAnswer('resetMailed')
    },
    'POST /auth/reset-password/:token': async (request, reply) => {
      const { params, body } = request
      const cookie = await accounts.resetPassword(params.token, body.password, visitOf(request))
      void reply.header('set-cookie', cookie)
      return messageAnswer('passwordChanged')
    },
  })
}
