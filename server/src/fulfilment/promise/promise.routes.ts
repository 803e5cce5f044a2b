import type { FastifyInstance } from 'fastify'
import { festivalCalls } from '@tohfa/contract/fulfilment/festivals.calls'
import { promiseCalls } from '@tohfa/contract/fulfilment/promise.calls'
import { caller } from '#platform/http/access.ts'
import { Failure } from '#platform/http/failures.ts'
import { knownId } from '#platform/http/ids.ts'
import type { Message } from '#platform/http/messages.ts'
import { serve } from '#platform/http/serve.ts'
import type { Festivals } from './festivals.service.ts'
import type { Promises } from './promise.service.ts'

export function promiseRoutes(
  routes: FastifyInstance,
  deps: {
    promises: Pick<Promises, 'ofProducts'>
    festivals: Festivals
    shipping: {
      serviceability(pincode: string): Promise<{ served: boolean; refusal: Message | null }>
    }
  },
): void {
  serve(routes, promiseCalls, {
    'GET /promise': async ({ query }, reply) => {
      const { productId, productIds, pincode } = query
      const ids = productIds ?? [knownId(productId ?? '', 'product_not_found')]
      const [{ products, ...promised }, area] = await Promise.all([
        deps.promises.ofProducts(ids, pincode),
        deps.shipping.serviceability(pincode).catch(whileAway),
      ])
      if (!area.served)
        throw new Failure('pincode_not_served', area.refusal ? { sentence: area.refusal } : {})
      void reply.header('cache-control', 'public, max-age=60')
      return { data: productIds ? { ...promised, products } : promised }
    },
  })
  serve(routes, festivalCalls, {
    'GET /festivals': async () => ({ data: await deps.festivals.upcoming() }),
    'GET /admin/festivals': async () => ({ data: await deps.festivals.all() }),
    'PUT /admin/festivals': async (request) => ({
      data: await deps.festivals.replace(request.body, caller(request).id),
    }),
  })
}

/** With the carrier away nobody knows better: the order is checked again. */
function whileAway(error: unknown): { served: boolean; refusal: null } {
  if (error instanceof Failure && error.code === 'carrier_away')
    return { served: true, refusal: null }
  throw error
}
