import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { contactCalls } from '@tohfa/contract/backoffice/contact.calls'
import { type Authenticate, caller, tokenOf } from '#platform/http/access.ts'
import { Failure } from '#platform/http/failures.ts'
import { messageAnswer } from '#platform/http/messages.ts'
import { serve } from '#platform/http/serve.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import type { Tickets } from './tickets.service.ts'

/** `secret` pseudonymizes the people that the shop has written to. */
export function contactRoutes(
  routes: FastifyInstance,
  deps: {
    tickets: Tickets
    accounts: { authenticate: Authenticate }
    limits: Limits
    secret: string
  },
): void {
  const { tickets, accounts, limits, secret } = deps
  serve(routes, contactCalls, {
    'POST /api/service/send-message': async (request) => {
      const { body, ip } = request
      await limits.take('contactAddress', ip)
      const token = tokenOf(request)
      const person = token ? await accounts.authenticate(token) : null
      const isAcknowledged = await mayAcknowledge(limits, ip, hidden(secret, body.email))
      const data = await tickets.send(body, { userId: person?.id ?? null, isAcknowledged })
      return { ...messageAnswer('messageSent'), data }
    },
    'GET /tickets/:token': async ({ params, ip }, reply) => {
      await limits.take('ticketLink', ip)
      const data = await tickets.read(params.token)
      void reply.headers(unlisted)
      return { data }
    },
    'GET /tickets': async (request) => ({ data: await tickets.listOf(caller(request).id) }),
  })
}

/** Only for people with the link: no cache may store it, and no search engine may index it. */
const unlisted = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** False when a network address, or an e-mail, has had many acknowledged; its messages arrive all the same. */
async function mayAcknowledge(limits: Limits, ip: string, mailbox: string): Promise<boolean> {
  try {
    await limits.take('acknowledgedAddress', ip)
    await limits.take('acknowledgedEmail', mailbox)
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

/**
 * A pseudonym of a mailbox, which only the shop's secret can resolve. A mailbox has many spellings:
 * a `+tag`, dots, capitals. Two that count as one lose nothing.
 */
function hidden(secret: string, email: string): string {
  const [local = '', host = ''] = email.toLowerCase().split('@')
  const mailbox = `${local.split('+', 1)[0]?.replaceAll('.', '')}@${host}`
  return createHmac('sha256', secret).update(`acknowledged ${mailbox}`).digest('base64url')
}
