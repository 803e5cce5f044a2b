import type { FastifyInstance } from 'fastify'
import { contactCalls, messageCalls } from '@tohfa/contract/backoffice/contact.calls'
import { serve } from './serve.ts'

const name = 'POST /api/service/send-message'
const oneCall = { [name]: contactCalls[name] }

/** Never run: the compiler checks it, and each line that must not compile is marked. */
export function mistakes(routes: FastifyInstance) {
  // @ts-expect-error -- the call is described, and nothing answers it
  serve(routes, oneCall, {})
  serve(routes, oneCall, {
    // @ts-expect-error -- the answer is described as a message
    'POST /api/service/send-message': async () => ({ data: 'sent' }),
  })
  serve(routes, oneCall, {
    'POST /api/service/send-message': async () => ({
      message: 'sent',
      data: { number: 'T-2611-1001' },
    }),
    // @ts-expect-error -- no such call is described
    'GET /api/service/send-message': async () => ({ message: 'sent' }),
  })
  serve(routes, messageCalls, {
    // @ts-expect-error -- the list of messages says how many are open
    'GET /admin-message': async ({ query: { page, limit } }) => {
      return { data: [], totalCount: 0, page, limit }
    },
    'PUT /admin-message/:id': async ({ params, body }) => {
      // @ts-expect-error -- the path names a message only
      void params.user
      // @ts-expect-error -- nor does the body
      void body.state
      throw new Error()
    },
  })
}
