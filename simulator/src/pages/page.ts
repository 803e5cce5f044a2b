import type { FastifyReply } from 'fastify'
import { escapeHtml } from '#escape-html.ts'

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Sends one of the sandbox's own pages: plain HTML that works without a script. */
export function sendPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer').send(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)} · Sandbox</title><link rel="stylesheet" href="/sandbox/sandbox.css"></head>
<body>
<header><a href="/sandbox">Sandbox</a><nav aria-label="Shop"><a href="/">Back to the shop</a></nav></header>
<main><h1>${escapeHtml(title)}</h1>
${body}
</main>
<footer><p>Nothing here is real: no money moves and no parcel leaves. Configure the providers and this disappears.</p></footer>
</body></html>
`)
}

const clock = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
})

/** An instant as HTML, in Indian time for people and in ISO format for programs. */
export function when(iso: string): string {
  return `<time datetime="${escapeHtml(iso)}">${escapeHtml(clock.format(new Date(iso)))}</time>`
}
