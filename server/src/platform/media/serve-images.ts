import type { FastifyInstance } from 'fastify'
import { linkPicture } from '@tohfa/contract/catalog/images'
import { Failure } from '#platform/http/failures.ts'
import { limitFiles } from '#platform/limits/rate-limit.calls.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import { createJoined } from '#platform/threads/joined.ts'
import { drawLinkPicture } from './draw-link-picture.ts'
import { imageShelf, type ImageStore } from './store/image-store.ts'

/**
 * The widest WebP that is no wider than the requested variant, which does not exist yet; else the
 * narrowest.
 */
function standInFor(requestedWidth: number, names: readonly string[]): string | undefined {
  const widths = names
    .filter((one) => one.endsWith('.webp'))
    .map((one) => Number.parseInt(one, 10))
    .sort((a, b) => a - b)
  const width = widths.findLast((one) => one <= requestedWidth) ?? widths[0]
  return width === undefined ? undefined : `${width}.webp`
}

function typeOf(name: string): string {
  if (name === linkPicture.name) return linkPicture.type
  return name.endsWith('.avif') ? 'image/avif' : 'image/webp'
}

type ImageParts = {
  store: ImageStore
  /** Draws a picture that has no files; false for a key that is not drawn. */
  draw: (key: string) => Promise<boolean>
  limits: Limits
}

/**
 * Serves the pictures of the store at `/images/`. A key is never reused, so browsers may cache a
 * picture permanently. A missing picture may appear later, so a 404 is not cached.
 */
export async function serveImages(
  app: FastifyInstance,
  { store, draw, limits }: ImageParts,
): Promise<void> {
  async function namesOf(key: string): Promise<string[]> {
    const names = await store.names(key)
    return names.length === 0 && (await draw(key)) ? store.names(key) : names
  }

  const joined = createJoined()

  /** Drawn once from the widest WebP; null when there is no such picture. */
  async function linkPictureOf(key: string): Promise<Buffer | null> {
    const widest = standInFor(Infinity, await namesOf(key))
    const webp = widest && (await store.read(key, widest))
    if (!webp) return null
    const bytes = await drawLinkPicture(webp)
    await store.write(key, [{ name: linkPicture.name, bytes }])
    return bytes
  }

  const found = async (key: string, name: string) =>
    (await store.read(key, name)) ??
    (name === linkPicture.name ? joined(key, () => linkPictureOf(key)) : null)

  app.get<{ Params: { '*': string } }>(
    '/images/*',
    { schema: { hide: true }, onRequest: limitFiles(limits) },
    async (request, reply) => {
      const { key, name } = imageShelf.file.exec(request.params['*'])?.groups ?? {}
      if (!key || !name) throw new Failure('not_found')
      // The content of a name never changes, so the name serves as ETag.
      const etag = `"${key}/${name}"`
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      const bytes = await found(key, name)
      if (bytes)
        return reply
          .headers({ etag, 'cache-control': 'public, max-age=31536000, immutable' })
          .type(typeOf(name))
          .send(bytes)
      if (name === linkPicture.name) throw new Failure('not_found')
      const standIn = standInFor(Number.parseInt(name, 10), await namesOf(key))
      const instead = standIn && (await store.read(key, standIn))
      if (!instead) throw new Failure('not_found')
      return reply.header('cache-control', 'public, max-age=3600').type('image/webp').send(instead)
    },
  )
}
