import { answerTexts } from '@tohfa/contract/answers.texts'
import { contactMessage } from '@tohfa/contract/contact'
import { messageEnvelope } from '@tohfa/contract/envelope'
import type { Connection } from '../database/connect.ts'
import type { Limits } from '../http/rate-limit.ts'
import type { Routes } from '../http/routes.ts'
import type { MailService } from '../mail/mail.service.ts'
import { sendMessage } from './send-message.ts'

/** Call 30 of api.md; `to` is the shop's own e-mail. */
export function contactRoutes(
  routes: Routes,
  deps: { connection: Connection; mail: MailService; limits: Limits; to: string },
): void {
  routes.post(
    '/api/service/send-message',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Contact'],
        summary: 'Write to the shop',
        body: contactMessage,
        response: { 200: messageEnvelope },
      },
    },
    async ({ body, ip }) => {
      await deps.limits.take('contactAddress', ip)
      await sendMessage(deps, body)
      return {
        success: true as const,
        message: answerTexts.messageSent,
      }
    },
  )
}
