import { z } from 'zod'
import { answerTexts } from '@tohfa/contract/answers.texts'
import { emailProof, userInfo } from '@tohfa/contract/accounts'
import { envelope } from '@tohfa/contract/envelope'
import { callerAs } from '../../http/access.ts'
import type { Limits } from '../../limits/rate-limit.ts'
import type { Routes } from '../../http/routes.ts'
import type { Accounts } from '../accounts.service.ts'
import { limitPassword } from '../password/limit-password.ts'

const path = '/user/:id/email'
const config = { access: 'user' } as const
const shared = {
  tags: ['Accounts'],
  params: z.object({ id: z.string() }),
  response: { 200: envelope(userInfo) },
}

/** What becomes of an e-mail that waits to be proven; `PUT /user/{id}` wishes for it. */
export function changeEmailRoutes(
  routes: Routes,
  { accounts, limits }: { accounts: Accounts; limits: Limits },
): void {
  routes.post(
    path,
    {
      config: { ...config, logged: 'change of e-mail' },
      schema: {
        ...shared,
        summary: 'Change your e-mail to the pending one, with the code mailed to it',
        description:
          'From then on it signs in, and links that were mailed to the old one are none.',
        body: emailProof,
      },
    },
    async (request) => {
      const { id } = callerAs(request, request.params.id)
      const data = await limitPassword(limits, id, () => accounts.proveEmail(id, request.body))
      return { success: true as const, message: answerTexts.emailChanged, data }
    },
  )

  routes.delete(
    path,
    { config, schema: { ...shared, summary: 'Keep your e-mail: forget the pending one' } },
    async (request) => {
      const { id } = callerAs(request, request.params.id)
      return { success: true as const, data: await accounts.keepEmail(id) }
    },
  )
}
