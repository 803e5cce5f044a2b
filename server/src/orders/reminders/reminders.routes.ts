import type { FastifyInstance } from 'fastify'
import {
  reminderCalls,
  reminderLinkCalls,
  unsubscribeCalls,
} from '@tohfa/contract/orders/reminders.calls'
import { href } from '@tohfa/contract/shared/site-map'
import { caller } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import { languageOf } from '#platform/web-pages/language.ts'
import type { Reminders } from './reminders.service.ts'

type Deps = { reminders: Reminders; limits: Limits }

/** Everybody's own dates: whose they are, the token says. */
export async function reminderRoutes(
  routes: FastifyInstance,
  { reminders, limits }: Deps,
): Promise<void> {
  const linked = (request: Parameters<typeof caller>[0], id: string) => ({
    userId: caller(request).id,
    id: knownId(id, 'reminder_not_found'),
  })
  serve(routes, reminderCalls, {
    'GET /reminders': async (request) => ({ data: await reminders.list(caller(request).id) }),
    'POST /reminders': async (request, reply) => {
      const { id } = caller(request)
      const language = languageOf(request.headers)
      const { reminder, isNew } = await reminders.add(id, request.body, language)
      if (!isNew) void reply.code(200)
      return { data: reminder }
    },
    'PUT /reminders/mails': async (request) => {
      const { id } = caller(request)
      await reminders.setMails(id, request.body.given, languageOf(request.headers))
    },
    'PUT /reminders/:id': async (request) => ({
      data: await reminders.change(linked(request, request.params.id), request.body),
    }),
    'POST /reminders/:id/again': async (request) => ({
      data: await reminders.again(linked(request, request.params.id)),
    }),
    'DELETE /reminders/:id': async (request) => {
      const of = linked(request, request.params.id)
      await reminders.remove(of)
      return { data: { id: of.id } }
    },
  })
  serve(routes, reminderLinkCalls, {
    'GET /reminder-links/:token': async ({ params, ip }, reply) => {
      void reply.headers(unlisted)
      await limits.take('reminderLink', ip)
      return { data: await reminders.readLink(params.token) }
    },
    'POST /reminder-links/:token': async ({ params, body, ip }, reply) => {
      void reply.headers(unlisted)
      await limits.take('reminderLink', ip)
      return { data: await reminders.followLink(params.token, body.action) }
    },
  })
  await routes.register((own) => unsubscribeRoutes(own, { reminders, limits }))
}

/**
 * What mail programs press (RFC 8058). They send a form of one field, which says nothing that the address
 * does not. Older ones open the address in a browser: that shows the page, and ends nothing.
 */
async function unsubscribeRoutes(
  routes: FastifyInstance,
  { reminders, limits }: Deps,
): Promise<void> {
  routes.removeAllContentTypeParsers()
  routes.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null))
  serve(routes, unsubscribeCalls, {
    'POST /reminder-links/:token/unsubscribe': async ({ params, ip }, reply) => {
      void reply.headers(unlisted)
      await limits.take('reminderLink', ip)
      await reminders.followLink(params.token, 'stop')
    },
  })
  routes.get<{ Params: { token: string } }>(
    '/reminder-links/:token/unsubscribe',
    { config: { access: 'public' }, schema: { hide: true } },
    ({ params }, reply) =>
      reply.headers(unlisted).redirect(href(`/reminder/${encodeURIComponent(params.token)}`), 303),
  )
}

/** Only for people with the link: no cache may store it, and no search engine may index it. */
const unlisted = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
