// chunk: schemas
import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import {
  contactMessage,
  staffMessage,
  messageAnswer,
  messageHandling,
  messagesPerPage,
  messageStates,
  ownTicket,
  ticket,
} from './contact.ts'
import { choice, envelope, listEnvelope, messageEnvelope, paging } from '#shared/envelope.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'

export const contactCalls = {
  'POST /api/service/send-message': {
    access: 'public',
    tag: 'Contact',
    summary: 'Write to the shop',
    description:
      'It becomes a ticket, whose number the answer names; a mail to the writer has the link to it. An order is attached if the message names it and it is the writer’s.',
    body: contactMessage,
    answer: messageEnvelope.extend({ data: z.object({ number: z.string() }) }),
  },
  'GET /tickets/:token': {
    access: 'public',
    tag: 'Contact',
    summary: 'What became of a message, for who has the link of its mail',
    answer: envelope(ticket),
  },
  'GET /tickets': {
    access: 'user',
    tag: 'Contact',
    summary: 'The last messages that one wrote signed in, the newest first',
    answer: envelope(z.array(ownTicket)),
  },
} satisfies Calls

/** The contact messages, for staff. */
export const messageCalls = {
  'GET /admin-message': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Messages of the contact form, the newest first',
    query: z.object({
      ...paging(messagesPerPage),
      state: choice(messageStates, ruleTexts.status),
      number: z.string().max(40).optional().describe('Only the one with this number'),
      order: z.string().max(64).optional().describe('Only those that name the order with this id'),
    }),
    answer: listEnvelope(staffMessage).extend({
      open: z.number().int().describe('How many nobody has answered or closed'),
    }),
  },
  'PUT /admin-message/:id': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Close a message, or open it again',
    body: messageHandling,
    answer: envelope(staffMessage),
  },
  'POST /admin-message/:id/answers': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Answer a message by mail; the answer is kept',
    body: messageAnswer,
    answer: envelope(staffMessage),
    status: 201,
  },
} satisfies Calls
