import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { commonEmojiFile, emojiSet } from '@tohfa/print-engine/fonts/emoji-set'
import { Failure } from '#platform/http/failures.ts'
import { limitFiles } from '#platform/limits/rate-limit.calls.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import { createFileCache } from '#studio/photos/file-cache.ts'
import { commonEmojiUrl, emojiPackUrl, openEmojiPack } from './emoji-pack.ts'
import { expandBrotli, sendPacked } from './send-packed.ts'

const packs = createFileCache(async () => openEmojiPack(await readFile(emojiPackUrl)))
const common = createFileCache(() => readFile(commonEmojiUrl))
/** A sign without a drawing. */
const noFamily = brotliCompressSync('{}')

const isFamily = (name: string) => /^[0-9a-f]{2,6}(-[0-9a-f]{2,6}){0,9}$/.test(name)

/**
 * Serves the emoji's drawings at `/emoji/{set}/{family}.json`, an emoji with its skin tones a file, so
 * that a page loads what was typed. A sign that has no drawing is `{}`: the page prints it in one
 * colour. The common ones come together at `/emoji/common.{hash}.json` (docs/decisions/156).
 */
export function serveEmoji(app: FastifyInstance, limits: Limits): void {
  app.get<{ Params: { set: string; family: string } }>(
    '/emoji/:set/:family.json',
    { schema: { hide: true }, onRequest: limitFiles(limits) },
    async (request, reply) => {
      const { set, family } = request.params
      if (set !== emojiSet || !isFamily(family)) throw new Failure('not_found')
      const packed = (await packs(set))(family) ?? noFamily
      return send(request, reply, packed)
    },
  )
  app.get<{ Params: { file: string } }>(
    '/emoji/:file',
    { schema: { hide: true }, onRequest: limitFiles(limits) },
    async (request, reply) => {
      if (request.params.file !== commonEmojiFile) throw new Failure('not_found')
      return send(request, reply, await common(commonEmojiFile))
    },
  )
}

const send = (request: FastifyRequest, reply: FastifyReply, packed: Buffer) =>
  sendPacked(request, reply, 'application/json', {
    packed: async () => packed,
    expanded: () => expandBrotli(packed),
  })
