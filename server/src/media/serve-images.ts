import { readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../http/failures.ts'

/** A key and one of its variants; nothing else in the store is anybody's business. */
const isPicture = /^[\w-]+(?:\/[\w-]+)*\/\d+\.(?:webp|avif)$/

/**
 * The variant to send for the one asked: itself, or while it is not made yet the widest WebP of the
 * same picture that is no wider, else the narrowest there is. Null when the picture is not there.
 */
async function variantFor(folder: string, path: string): Promise<string | null> {
  const key = dirname(path)
  const names = await readdir(join(folder, key)).catch((): string[] => [])
  if (names.includes(basename(path))) return path
  const asked = Number.parseInt(basename(path), 10)
  const widths = names
    .filter((name) => name.endsWith('.webp'))
    .map((name) => Number.parseInt(name, 10))
    .sort((a, b) => a - b)
  const width = widths.findLast((one) => one <= asked) ?? widths[0]
  return width === undefined ? null : `${key}/${width}.webp`
}

/**
 * Serves the pictures under `folder` at `/images/`. A picture's key is never given to another, so
 * browsers may keep it for good; what is missing may yet come, so that answer is not kept.
 */
export async function serveImages(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(
    async (scope) => {
      scope.setNotFoundHandler(() => {
        throw new Failure('not_found')
      })
      await scope.register(staticFiles, {
        root: folder,
        serve: false,
        immutable: true,
        maxAge: '1y',
      })
      scope.get<{ Params: { '*': string } }>(
        '/*',
        { schema: { hide: true } },
        async (request, reply) => {
          const path = request.params['*']
          if (!isPicture.test(path)) return reply.callNotFound()
          const present = await variantFor(folder, path)
          if (present === path) return reply.sendFile(path)
          if (present === null) return reply.callNotFound()
          return reply.sendFile(present, { immutable: false, maxAge: '1h' })
        },
      )
    },
    { prefix: '/images' },
  )
}
