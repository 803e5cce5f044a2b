import { join } from 'node:path'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { templateCalls } from '@tohfa/contract/backoffice/templates.calls'
import { templatePicture } from '@tohfa/contract/backoffice/template-picture'
import { caller } from '#platform/http/access.ts'
import { Failure } from '#platform/http/failures.ts'
import { serve } from '#platform/http/serve.ts'
import { limitFiles } from '#platform/limits/rate-limit.calls.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import { drawnPictures } from './copy-sample-images.ts'
import { imageKeysOf, readSample } from './sample-files.ts'
import type { ShopTemplates } from './templates.service.ts'

export function templateRoutes(
  routes: FastifyInstance,
  { templates, limits }: { templates: ShopTemplates; limits: Pick<Limits, 'take'> },
): void {
  serve(routes, templateCalls, {
    'GET /admin/templates': async () => ({ data: await templates.read() }),
    'POST /admin/templates': async (request) => {
      const { id } = caller(request)
      await limits.take('templates', id)
      return { data: await templates.begin(request.body, id) }
    },
  })
}

/** Serves the first picture of each template; the shop copies it only for a chosen one. */
export function serveTemplatePictures(app: FastifyInstance, limits: Limits): void {
  let known: Set<string> | undefined
  app.get<{ Params: { image: string } }>(
    templatePicture(':image'),
    { schema: { hide: true }, onRequest: limitFiles(limits) },
    async ({ params: { image } }, reply) => {
      known ??= new Set(readSample().products.flatMap((row) => imageKeysOf(row).slice(0, 1)))
      if (!known.has(image)) throw new Failure('not_found')
      const bytes = await readFile(join(drawnPictures, image, '360.webp'))
      return reply.type('image/webp').header('cache-control', 'public, max-age=86400').send(bytes)
    },
  )
}
