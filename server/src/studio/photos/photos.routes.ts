import type { FastifyInstance } from 'fastify'
import { photoCalls } from '@tohfa/contract/studio/photos.calls'
import { caller } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import type { Photos } from './photos.service.ts'
import { receivePhoto, takeAnyBody } from './receive-photo.ts'
import type { Uploads } from './uploads.ts'

/** A person's own photos. */
export async function photoRoutes(
  routes: FastifyInstance,
  { photos, uploads, limits }: { photos: Photos; uploads: Uploads; limits: Limits },
): Promise<void> {
  takeAnyBody(routes)

  serve(routes, photoCalls, {
    'POST /studio/photos': async (request, reply) => {
      const { id } = caller(request)
      await limits.take('photo', id)
      const { photo, isNew } = await receivePhoto(uploads, request, (upload) =>
        photos.keep(id, upload),
      )
      if (!isNew) void reply.code(200)
      return { data: photo }
    },
    'GET /studio/photos': async (request) => ({ data: await photos.list(caller(request).id) }),
    'GET /studio/photos/:id/1600.webp': async (request, reply) => {
      const id = knownId(request.params.id, 'photo_not_found')
      const bytes = await photos.readCopy(id, caller(request))
      return reply.type('image/webp').send(bytes)
    },
    'DELETE /studio/photos/:id': async (request) => {
      const id = knownId(request.params.id, 'photo_not_found')
      await photos.remove(id, caller(request).id)
      return { data: { id } }
    },
  })
}
