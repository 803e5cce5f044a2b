import type { FastifyInstance } from 'fastify'
import { booksCalls } from '@tohfa/contract/tax/books.calls'
import { caller } from '#platform/http/access.ts'
import { sendFile } from '#platform/http/send-file.ts'
import { serve } from '#platform/http/serve.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import type { Books } from './books.service.ts'

export function booksRoutes(
  routes: FastifyInstance,
  { books, limits }: { books: Books; limits: Limits },
): void {
  serve(routes, booksCalls, {
    'GET /admin/money': async (request, reply) => {
      await limits.take('gstReturn', caller(request).id)
      const data = await books.money(request.query.period)
      return reply.type('application/json; charset=utf-8').send(`{"success":true,"data":${data}}`)
    },
    'GET /admin/books.xml': async (request, reply) => {
      await limits.take('gstReturn', caller(request).id)
      const { period } = request.query
      const body = await books.xml(period)
      return sendFile(reply, { body, type: 'application/xml', name: `books-${period}.xml` })
    },
  })
}
