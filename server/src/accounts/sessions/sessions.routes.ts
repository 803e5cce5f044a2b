import type { FastifyInstance } from 'fastify'
import { sessionCalls } from '@tohfa/contract/accounts/sessions.calls'
import { callerAs } from '#platform/http/access.ts'
import { serve } from '#platform/http/serve.ts'
import { messageAnswer } from '#platform/http/messages.ts'
import type { Sessions } from './sessions.ts'

/** A person's sessions: list and end. */
export function sessionRoutes(routes: FastifyInstance, { accounts }: { accounts: Sessions }): void {
  serve(routes, sessionCalls, {
    'GET /user/:id/sessions': async (request) => ({
      data: await accounts.sessions(callerAs(request, request.params.id)),
    }),
    'DELETE /user/:id/sessions/:sessionId': async (request) => {
      const { id, sessionId } = request.params
      await accounts.endSession(callerAs(request, id), sessionId)
      return messageAnswer('signedOutDevice')
    },
    'DELETE /user/:id/sessions': async (request) => {
      await accounts.endAllSessions(callerAs(request, request.params.id).id)
      return messageAnswer('signedOutEverywhere')
    },
  })
}
