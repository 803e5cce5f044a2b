import { z } from 'zod'
import { answerTexts } from '@tohfa/contract/answers.texts'
import { envelope, messageEnvelope } from '@tohfa/contract/envelope'
import { personalData } from '@tohfa/contract/privacy'
import { passwordAgain } from '@tohfa/contract/second-factor'
import { limitPassword } from '../accounts/accounts.service.ts'
import { callerAs } from '../http/access.ts'
import type { Limits } from '../limits/rate-limit.ts'
import type { Routes } from '../http/routes.ts'
import type { Privacy } from './privacy.service.ts'

const tags = ['Accounts']
const config = { access: 'user' } as const
const params = z.object({ id: z.string() })

/** What is kept about a person, given to them or erased; both ask for the password again. */
export function privacyRoutes(
  routes: Routes,
  { privacy, limits }: { privacy: Privacy; limits: Limits },
): void {
  routes.post(
    '/user/:id/export',
    {
      config: { ...config, logged: 'data exported' },
      schema: {
        tags,
        summary: 'Everything kept about you, by table; amounts in paise',
        params,
        body: passwordAgain,
        response: { 200: envelope(personalData) },
      },
    },
    async (request) => {
      const { id } = callerAs(request, request.params.id)
      const data = await limitPassword(limits, id, () => privacy.export(id, request.body.password))
      return { success: true as const, data }
    },
  )

  routes.delete(
    '/user/:id',
    {
      config: { ...config, logged: 'account erased' },
      schema: {
        tags,
        summary: 'Close your account and erase your data',
        description: 'Orders are kept as the law asks, but no longer say whose they were.',
        params,
        body: passwordAgain,
        response: { 200: messageEnvelope },
      },
    },
    async (request) => {
      const { id } = callerAs(request, request.params.id)
      await limitPassword(limits, id, () => privacy.erase(id, request.body.password))
      return { success: true as const, message: answerTexts.erased }
    },
  )
}
