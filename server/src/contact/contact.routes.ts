import type { FastifyInstance } from 'fastify'
import { contactCalls } from '@tohfa/contract/contact.calls'
import type { Connection } from '../database/connect.ts'
import { Failure } from '../http/failures.ts'
import { message } from '../http/sentences.ts'
import type { Limits } from '../limits/rate-limit.ts'
import { serve } from '../http/serve.ts'
import type { MailService } from '../mail/mail.service.ts'
import { sendMessage } from './send-message.ts'

/** `to` is the shop's own e-mail; `secret` hides whom it has written to. */
export function contactRoutes(
  routes: FastifyInstance,
  deps: { connection: Connection; mail: MailService; limits: Limits; to: string; secret: string },
): void {
  serve(routes, contactCalls, {
    'POST /api/service/send-message': async ({ body, ip }) => {
      await deps.limits.take('contactAddress', ip)
      await sendMessage(deps, body, await mayAcknowledge(deps.limits, ip))
      return message('messageSent')
    },
  })
}

/** False when a network address has had many acknowledged; its messages arrive all the same. */
async function mayAcknowledge(limits: Limits, ip: string): Promise<boolean> {
  try {
    await limits.take('acknowledgedAddress', ip)
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}
