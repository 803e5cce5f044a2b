import { z } from 'zod'
import type { Calls } from './call.ts'
import {
  contactMessage,
  keptMessage,
  messageHandling,
  messagesPerPage,
  messageStates,
} from './contact.ts'
import { choice, envelope, listEnvelope, messageEnvelope, paging } from './envelope.ts'
import { ruleTexts } from './rules.texts.ts'

export const contactCalls = {
  'POST /api/service/send-message': {
    access: 'public',
    tag: 'Contact',
    summary: 'Write to the shop',
    body: contactMessage,
    answer: messageEnvelope,
  },
} satisfies Calls

/** What people wrote to the shop, for its staff. */
export const messageCalls = {
  'GET /admin-message': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Messages of the contact form, the newest first',
    query: z.object({ ...paging(messagesPerPage), state: choice(messageStates, ruleTexts.status) }),
    answer: listEnvelope(keptMessage).extend({ open: z.number().int() }),
  },
  'PUT /admin-message/:id': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Mark a message as handled, or as not handled after all',
    body: messageHandling,
    answer: envelope(keptMessage),
  },
} satisfies Calls
