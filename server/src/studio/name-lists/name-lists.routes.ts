import type { FastifyInstance } from 'fastify'
import {
  collectCalls,
  nameListCalls,
  nameListFileCalls,
} from '@tohfa/contract/studio/name-lists/name-lists.calls'
import { caller } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import type { NameLists } from './name-lists.service.ts'

type Deps = { nameLists: NameLists; limits: Limits }

/** A person's own name lists, found by the token only. */
export function nameListRoutes(routes: FastifyInstance, { nameLists, limits }: Deps): void {
  serve(routes, nameListCalls, {
    'GET /name-lists': async (request) => ({ data: await nameLists.list(caller(request).id) }),
    'POST /name-lists': async (request) => {
      const { id } = caller(request)
      knownId(request.body.productId, 'not_customizable')
      await limits.take('nameList', id)
      return { data: await nameLists.create(id, request.body) }
    },
    'GET /name-lists/:id': async (request) => ({
      data: await nameLists.read(caller(request).id, idOf(request)),
    }),
    'PUT /name-lists/:id': async (request) => {
      const { id } = caller(request)
      await limits.take('nameList', id)
      return { data: await nameLists.change(id, idOf(request), request.body) }
    },
    'DELETE /name-lists/:id': (request) => nameLists.remove(caller(request).id, idOf(request)),
    'POST /name-lists/:id/proofs': async (request) => {
      const { id } = caller(request)
      await limits.take('listProofs', id)
      return { data: await nameLists.ask(id, idOf(request), request.body.version) }
    },
    'GET /name-lists/:id/contact-sheet.webp': async (request, reply) => {
      const reader = caller(request)
      await limits.take('designPreview', reader.id)
      const { page } = request.query
      const bytes = await nameLists.contactSheet(idOf(request), page, reader, request.signal)
      return reply.type('image/webp').send(bytes)
    },
    'POST /name-lists/:id/collect': async (request) => {
      const list = { id: idOf(request), userId: caller(request).id }
      return { data: await nameLists.collecting.open(list, request.body.until) }
    },
    'DELETE /name-lists/:id/collect': (request) =>
      nameLists.collecting.close({ id: idOf(request), userId: caller(request).id }),
    'GET /name-lists/:id/expected': async (request) => ({
      data: await nameLists.expected.read({ id: idOf(request), userId: caller(request).id }),
    }),
    'PUT /name-lists/:id/expected': async (request) => {
      const { id } = caller(request)
      await limits.take('nameList', id)
      const list = { id: idOf(request), userId: id }
      return { data: await nameLists.expected.put(list, request.body.people) }
    },
    'POST /name-lists/:id/approval': async (request) => ({
      data: await nameLists.approve(caller(request).id, idOf(request), request.body),
    }),
  })
}

/** Rows that people fill in by the link of a list, without an account. */
export function collectRoutes(routes: FastifyInstance, { nameLists, limits }: Deps): void {
  const { collecting } = nameLists
  serve(routes, collectCalls, {
    'GET /collect/:token': async (request) => ({
      data: await collecting.read(request.params.token),
    }),
    'POST /collect/:token': async (request) => {
      await limits.take('collectAddress', request.ip)
      return { data: { receipt: await collecting.add(request.params.token, request.body) } }
    },
    'PUT /collect/:token/:receipt': async (request) => {
      const { token, receipt } = request.params
      await collecting.change(token, receipt, request.body)
      return { data: { receipt } }
    },
  })
}

/** Files of lists. Their bytes decide what they are, whatever their content type says. */
export function nameListFileRoutes(routes: FastifyInstance, { nameLists, limits }: Deps): void {
  routes.removeAllContentTypeParsers()
  routes.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  serve(routes, nameListFileCalls, {
    'POST /name-lists/:id/file': async (request) => {
      const { id } = caller(request)
      await limits.take('nameList', id)
      const file = (request.body as Buffer | null) ?? Buffer.alloc(0)
      return { data: await nameLists.takeFile(id, idOf(request), file, request.query.version) }
    },
  })
}

const idOf = ({ params }: { params: { id: string } }) => knownId(params.id, 'name_list_not_found')
