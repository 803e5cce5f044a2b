import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { escapeHtml } from '#escape-html.ts'
import { sendPage, when } from '#pages/page.ts'
import type { Phones } from './phones.ts'
import type { SentMessage } from './sent-message.ts'

const shown = 50
const answer = z.union([
  z.object({ id: z.string(), status: z.enum(['delivered', 'read', 'failed']) }),
  z.object({ from: z.string().regex(/^\d{8,15}$/), text: z.string().min(1).max(100) }),
])

/** The phones of the sandbox: the messages with what their readers can do, as a page and as JSON. */
export async function messagesPageRoutes(app: FastifyInstance, phones: Phones): Promise<void> {
  await app.register(formbody)

  app.get('/messages', async (request, reply) => {
    const messages = await phones.newest(shown)
    void reply.header('vary', 'accept')
    if (request.headers.accept?.includes('application/json'))
      return { success: true, data: messages }
    return sendPage(
      reply,
      'Messages',
      messages.length > 0
        ? `<ul class="list">${messages.map(item).join('\n')}</ul>`
        : '<p>No message was sent yet.</p>',
    )
  })

  app.post('/messages', async (request, reply) => {
    const asked = answer.parse(request.body)
    if ('text' in asked) phones.write(asked.from, asked.text)
    else if (!(await phones.move(asked.id, asked.status))) return reply.callNotFound()
    return reply.redirect('/sandbox/messages', 303)
  })
}

function item({ id, to, template, text, at, statuses }: SentMessage): string {
  const answers = [
    form({ id, status: 'read' }, 'Read it', to),
    form({ id, status: 'failed' }, 'Fail', to),
    form({ from: to, text: 'STOP' }, 'Write STOP', to),
    form({ from: to, text: 'START' }, 'Write START', to),
  ]
  return `<li>
<h2>${escapeHtml(template)} <span class="state">${escapeHtml(statuses.at(-1) ?? 'accepted')}</span></h2>
<p class="quiet">To ${escapeHtml(to)}, ${when(at)}</p>
<p>${escapeHtml(text)}</p>
<div class="actions">${answers.join('')}</div>
</li>`
}

function form(fields: Record<string, string>, label: string, to: string): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  return `<form method="post" action="/sandbox/messages">${inputs.join('')}<button aria-label="${escapeHtml(`${label}, ${to}`)}">${escapeHtml(label)}</button></form>`
}
