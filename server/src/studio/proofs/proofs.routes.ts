import type { FastifyInstance } from 'fastify'
import { proofCalls } from '@tohfa/contract/studio/proofs.calls'
import { caller } from '#platform/http/access.ts'
import { Failure } from '#platform/http/failures.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import type { Proofs } from './proofs.service.ts'

/** Proofs of a person's own designs; their pictures too require the token. */
export function proofRoutes(
  routes: FastifyInstance,
  { proofs, limits }: { proofs: Proofs; limits: Limits },
): void {
  serve(routes, proofCalls, {
    'POST /designs/:id/proofs': async (request) => {
      const { id } = caller(request)
      const designId = knownId(request.params.id, 'design_not_found')
      await limits.take('proof', id)
      return { data: await proofs.ask(id, designId, request.body.version) }
    },
    'GET /proofs/:hash': async (request) => ({
      data: await proofs.read(knownHash(request.params.hash), caller(request)),
    }),
    'POST /proofs/:hash/approval': async (request) => {
      const hash = knownHash(request.params.hash)
      return { data: await proofs.approve(hash, caller(request).id, request.body.ticked) }
    },
    'GET /proofs/:hash/:file': async (request, reply) => {
      const hash = knownHash(request.params.hash)
      const { area, isClose, isTurned, color } = pictureNamed(request.params.file)
      const reader = caller(request)
      const { product, color: colorName } = request.query
      const requested = { hash, area, product, colorName }
      const bytes = color
        ? await proofs.mockUp({ ...requested, color, isTurned }, reader, request.signal)
        : await proofs.preview(hash, area, isClose, reader)
      return reply.type('image/webp').send(bytes)
    },
  })
}

function knownHash(hash: string): string {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new Failure('proof_not_found')
  return hash
}

/** `{area}.webp`, `{area}@2.webp` and, on the product, `{area}.on-{rrggbb}.webp` or `{area}.turned-…`. */
const pictureName =
  /^(?<area>[a-z0-9-]{1,24})(?:(?<close>@2)|\.(?<view>on|turned)-(?<color>[0-9a-f]{6}))?\.webp$/

function pictureNamed(file: string) {
  const { area, close, view, color } = pictureName.exec(file)?.groups ?? {}
  if (area === undefined) throw new Failure('proof_not_found')
  return {
    area,
    isClose: close !== undefined,
    isTurned: view === 'turned',
    color: color && `#${color}`,
  }
}
