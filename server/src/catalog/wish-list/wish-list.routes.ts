import type { FastifyInstance } from 'fastify'
import { wishListCalls } from '@tohfa/contract/catalog/wish-list.calls'
import { caller } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { WishList } from './wish-list.service.ts'

/** Everybody's own wish list: whose it is, the token says. */
export function wishListRoutes(
  routes: FastifyInstance,
  { wishList }: { wishList: WishList },
): void {
  serve(routes, wishListCalls, {
    'GET /wish-list': async (request) => ({ data: await wishList.list(caller(request).id) }),
    'PUT /wish-list': async (request) => ({
      data: await wishList.merge(caller(request).id, request.body.productIds),
    }),
    'PUT /wish-list/:productId': async (request) => {
      const productId = knownId(request.params.productId, 'product_not_found')
      await wishList.put(caller(request).id, productId)
      return { data: { productId } }
    },
    'DELETE /wish-list/:productId': async (request) => {
      const productId = knownId(request.params.productId, 'product_not_found')
      await wishList.remove(caller(request).id, productId)
      return { data: { productId } }
    },
  })
}
