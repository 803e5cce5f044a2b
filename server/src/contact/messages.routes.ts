import { z } from 'zod'
import {
  keptMessage,
  messageHandling,
  messagesPerPage,
  messageStates,
} from '@tohfa/contract/contact'
import { envelope, listEnvelope, paging, unlessEmpty } from '@tohfa/contract/envelope'
import { ruleTexts } from '@tohfa/contract/rules.texts'
import { caller } from '../http/access.ts'
import { knownId } from '../http/ids.ts'
import type { Routes } from '../http/routes.ts'
import type { Messages } from './messages.service.ts'

const config = { access: 'admin' } as const

/** What people wrote to the shop, for its staff. */
export function messagesRoutes(routes: Routes, { messages }: { messages: Messages }): void {
  routes.get(
    '/admin-message',
    {
      config,
      schema: {
        tags: ['Admin'],
        summary: 'Messages of the contact form, the newest first',
        querystring: z.object({
          ...paging(messagesPerPage),
          state: z.preprocess(unlessEmpty, z.enum(messageStates, ruleTexts.status).optional()),
        }),
        response: {
          200: z.object({ ...listEnvelope(keptMessage).shape, open: z.number().int() }),
        },
      },
    },
    async (request) => {
      const { page, limit, state } = request.query
      const { messages: data, ...counts } = await messages.list(state, { page, limit })
      return { success: true as const, data, ...counts, page, limit }
    },
  )

  routes.put(
    '/admin-message/:id',
    {
      config,
      schema: {
        tags: ['Admin'],
        summary: 'Mark a message as handled, or as not handled after all',
        params: z.object({ id: z.string() }),
        body: messageHandling,
        response: { 200: envelope(keptMessage) },
      },
    },
    async (request) => {
      const id = knownId(request.params.id, 'message_not_found')
      const data = await messages.handle(id, request.body.handled, caller(request).id)
      return { success: true as const, data }
    },
  )
}
