import { z } from 'zod'
import { answerTexts } from '@tohfa/contract/answers.texts'
import { forgotPassword, resetPassword } from '@tohfa/contract/accounts'
import { messageEnvelope } from '@tohfa/contract/envelope'
import type { Limits } from '../../limits/rate-limit.ts'
import type { Routes } from '../../http/routes.ts'
import { visitOf } from '../sign-in/known-device.ts'
import type { PasswordReset } from './reset-password.ts'

const tags = ['Accounts']

/** Forgotten passwords (docs/product.md 13.5). */
export function resetPasswordRoutes(
  routes: Routes,
  { accounts, limits }: { accounts: PasswordReset; limits: Limits },
): void {
  routes.post(
    '/auth/forgot-password',
    {
      config: { access: 'public', logged: 'reset link asked for' },
      schema: {
        tags,
        summary: 'Mail a link that sets a new password; the same answer for any e-mail',
        body: forgotPassword,
        response: { 200: messageEnvelope },
      },
    },
    async ({ body, ip }) => {
      await limits.take('resetAddress', ip)
      await limits.take('resetHere', [body.email, ip])
      await accounts.requestReset(body.email)
      return {
        success: true as const,
        message:
          'If there is an account with this e-mail, a link is on its way to it. It is good for 30 minutes.',
      }
    },
  )

  routes.post(
    '/auth/reset-password/:token',
    {
      config: { access: 'public', logged: 'password set by link' },
      schema: {
        tags,
        summary: 'Set a new password by a mailed link',
        params: z.object({ token: z.string() }),
        body: resetPassword,
        response: { 200: messageEnvelope },
      },
    },
    async (request, reply) => {
      const { params, body } = request
      const cookie = await accounts.resetPassword(params.token, body.password, visitOf(request))
      void reply.header('set-cookie', cookie)
      return {
        success: true as const,
        message: answerTexts.passwordChanged,
      }
    },
  )
}
