import { z } from 'zod'
import { banner, bannerDevices, bannerPositions } from '@tohfa/contract/banners'
import { envelope, unlessEmpty } from '@tohfa/contract/envelope'
import type { KeptBytes } from '../pages/response-cache/response-cache.ts'
import { answerKept, keptJson } from '../pages/response-cache/send-cached.ts'
import type { Routes } from '../http/routes.ts'
import type { Banners } from './banners.service.ts'

const place = z.object({
  position: z
    .preprocess(
      unlessEmpty,
      z.enum(bannerPositions, `Should be ${bannerPositions.join(' or ')}`).optional(),
    )
    .describe('Left out, those of every position, the top first'),
  deviceType: z
    .preprocess(
      unlessEmpty,
      z.enum(bannerDevices, `Should be ${bannerDevices.join(' or ')}`).optional(),
    )
    .describe('Banners made for this device and those for any; left out, all of the position'),
})

/** The banners of the home page (api.md call 9), answered from memory while nothing changes. */
export function bannersRoutes(routes: Routes, deps: { banners: Banners; kept: KeptBytes }): void {
  routes.get(
    '/api/banners',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Banners'],
        summary: 'The banners of a place, in the order in which they are shown',
        querystring: place,
        response: { 200: envelope(z.array(banner)) },
      },
    },
    (request, reply) => {
      const key = `banners ${JSON.stringify(request.query)}`
      return answerKept(deps.kept, request, reply, key, async () => {
        return keptJson({ success: true, data: await deps.banners.at(request.query) }, [])
      })
    },
  )
}
