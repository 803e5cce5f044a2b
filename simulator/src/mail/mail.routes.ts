import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { escapeHtml } from '#escape-html.ts'
import { sendPage, when } from '#pages/page.ts'
import type { Outbox } from '#simulator-deps.ts'

/** The recipient whose mails are requested; any other value requests all. */
const mailQuery = z.object({ to: z.email().optional().catch(undefined) })

/** The shop's mails, as JSON for tests and as a page for people. */
export function mailRoutes(app: FastifyInstance, outbox: Outbox): void {
  app.get('/mail', async (request, reply) => {
    const { to } = mailQuery.parse(request.query)
    const mails = await outbox.newest(to)
    void reply.header('vary', 'accept')
    if (request.headers.accept?.includes('application/json'))
      return {
        success: true,
        data: mails.map(({ to, subject, text, html, at }) => ({ to, subject, text, html, at })),
      }
    const items = mails.map(
      (mail) => `<li>
<h2><a href="/sandbox/mail/${encodeURIComponent(mail.key)}">${escapeHtml(mail.subject)}</a></h2>
<p class="quiet">To ${escapeHtml(mail.to)}, ${when(mail.at)}</p>
<details><summary>Read as text</summary><pre>${escapeHtml(mail.text)}</pre></details>
</li>`,
    )
    return sendPage(
      reply,
      'Mails',
      items.length > 0
        ? `<ul class="list">${items.join('\n')}</ul>`
        : '<p>No mail was sent yet.</p>',
    )
  })

  app.get<{ Params: { key: string } }>('/mail/:key', async (request, reply) => {
    const html = await outbox.html(request.params.key)
    if (html === undefined) return reply.callNotFound()
    return (
      reply
        .type('text/html; charset=utf-8')
        .header('referrer-policy', 'no-referrer')
        // Mails have inline styles, because mail programs need them; no script in them may run.
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-top-navigation-by-user-activation",
        )
        .send(html)
    )
  })
}
