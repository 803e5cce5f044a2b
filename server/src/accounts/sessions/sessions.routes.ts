import { z } from 'zod'
import { answerTexts } from '@tohfa/contract/answers.texts'
import { envelope, messageEnvelope } from '@tohfa/contract/envelope'
import { signedInSession } from '@tohfa/contract/sessions'
import { callerAs } from '../../http/access.ts'
import type { Routes } from '../../http/routes.ts'
import type { Sessions } from './sessions.ts'

const tags = ['Accounts']
const config = { access: 'user' } as const
const userId = z.object({ id: z.string() })

/** Where somebody is signed in, and how they end it. */
export function sessionRoutes(routes: Routes, { accounts }: { accounts: Sessions }): void {
  routes.get(
    '/user/:id/sessions',
    {
      config,
      schema: {
        tags,
        summary: 'Where you are signed in, the latest first',
        params: userId,
        response: { 200: envelope(z.array(signedInSession)) },
      },
    },
    async (request) => ({
      success: true as const,
      data: await accounts.sessions(callerAs(request, request.params.id)),
    }),
  )

  routes.delete(
    '/user/:id/sessions/:sessionId',
    {
      config: { ...config, logged: 'signed out' },
      schema: {
        tags,
        summary: 'Sign out one device; `current` is the one that asks',
        params: userId.extend({ sessionId: z.string() }),
        response: { 200: messageEnvelope },
      },
    },
    async (request) => {
      await accounts.endSession(callerAs(request, request.params.id), request.params.sessionId)
      return { success: true as const, message: answerTexts.signedOutDevice }
    },
  )

  routes.delete(
    '/user/:id/sessions',
    {
      config: { ...config, logged: 'signed out everywhere' },
      schema: {
        tags,
        summary: 'Sign out everywhere, here too',
        params: userId,
        response: { 200: messageEnvelope },
      },
    },
    async (request) => {
      await accounts.endAllSessions(callerAs(request, request.params.id).id)
      return { success: true as const, message: answerTexts.signedOutEverywhere }
    },
  )
}
