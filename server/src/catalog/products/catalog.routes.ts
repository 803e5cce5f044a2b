import type { FastifyInstance } from 'fastify'
import { productCalls } from '@tohfa/contract/catalog/products.calls'
import { Failure } from '#platform/http/failures.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { ResponseCache } from '#platform/web-pages/response-cache/response-cache.ts'
import { answerKeptJson } from '#platform/web-pages/response-cache/send-cached.ts'
import type { Catalog } from './catalog.service.ts'

/** The catalogue's public calls, answered from memory while nothing changes. */
export function catalogRoutes(
  routes: FastifyInstance,
  deps: { catalog: Catalog; cache: ResponseCache },
): void {
  const { catalog, cache } = deps
  serve(routes, productCalls, {
    'GET /product': (request, reply) => {
      const key = `products ${JSON.stringify(request.query)}`
      return answerKeptJson(cache, request, reply, key, async () => {
        const { products: data, ...rest } = await catalog.list(request.query)
        return { answer: { data, ...rest }, shows: ids(data) }
      })
    },
    'GET /product/get-best-products': (request, reply) =>
      answerKeptJson(cache, request, reply, 'best products', async () => {
        const data = await catalog.bestProducts()
        return { answer: { data }, shows: ids(data) }
      }),
    'GET /product/by-ids': async (request) => ({
      data: await catalog.byIds(request.query.ids),
    }),
    'GET /product/filter-counts': (request, reply) => {
      const { sort: _sort, page: _page, limit: _limit, ...filters } = request.query
      const key = `filter counts ${JSON.stringify(filters)}`
      return answerKeptJson(cache, request, reply, key, async () => ({
        answer: { data: await catalog.filterCounts(filters) },
      }))
    },
    'GET /product/more': (request, reply) => {
      const { page: _page, limit: _limit, ...filters } = request.query
      const key = `more products ${JSON.stringify(filters)}`
      return answerKeptJson(cache, request, reply, key, async () => {
        const data = await catalog.more(filters)
        return { answer: { data }, shows: ids(data?.products ?? []) }
      })
    },
    'GET /product/did-you-mean': (request, reply) => {
      const search = request.query.search.trim().toLowerCase()
      return answerKeptJson(cache, request, reply, `did you mean ${search}`, async () => ({
        answer: { data: await catalog.didYouMean(search) },
      }))
    },
    'GET /product/suggestions': (request, reply) => {
      const search = request.query.search.trim().toLowerCase()
      return answerKeptJson(cache, request, reply, `suggestions ${search}`, async () => ({
        answer: { data: await catalog.suggestions(search) },
      }))
    },
    'GET /product/:id': async (request, reply) => {
      const id = knownId(request.params.id, 'product_not_found').toLowerCase()
      return answerKeptJson(cache, request, reply, `product ${id}`, async () => {
        const data = await catalog.product(id)
        if (!data) throw new Failure('product_not_found')
        return { answer: { data }, shows: [id] }
      })
    },
  })
}

const ids = (products: { id: string }[]) => products.map(({ id }) => id)
