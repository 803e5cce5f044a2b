import { z } from 'zod'
import { envelope, listEnvelope } from '@tohfa/contract/envelope'
import { filterCounts, product, productQuery, suggestion } from '@tohfa/contract/products'
import { Failure } from '../http/failures.ts'
import { knownId } from '../http/ids.ts'
import type { KeptBytes } from '../pages/response-cache/response-cache.ts'
import { answerKept, keptJson } from '../pages/response-cache/send-cached.ts'
import type { Routes } from '../http/routes.ts'
import type { Catalog } from './catalog.service.ts'

/** The catalogue's public calls (api.md calls 1 to 3), answered from memory while nothing changes. */
export function catalogRoutes(routes: Routes, deps: { catalog: Catalog; kept: KeptBytes }): void {
  const { catalog, kept } = deps
  const config = { access: 'public' } as const

  routes.get(
    '/product',
    {
      config,
      schema: {
        tags: ['Products'],
        summary: 'A page of products, searched, filtered and sorted',
        querystring: productQuery,
        response: { 200: listEnvelope(product) },
      },
    },
    (request, reply) =>
      answerKept(kept, request, reply, `products ${JSON.stringify(request.query)}`, async () => {
        const { products, ...rest } = await catalog.list(request.query)
        return keptJson({ success: true, data: products, ...rest }, ids(products))
      }),
  )

  routes.get(
    '/product/get-best-products',
    {
      config,
      schema: {
        tags: ['Products'],
        summary: 'Up to 12 products with a rating of 3 and above, the best first',
        response: { 200: envelope(z.array(product)) },
      },
    },
    (request, reply) =>
      answerKept(kept, request, reply, 'best products', async () => {
        const data = await catalog.bestProducts()
        return keptJson({ success: true, data }, ids(data))
      }),
  )

  routes.get(
    '/product/filter-counts',
    {
      config,
      schema: {
        tags: ['Products'],
        summary: 'How many products each value of a filter leaves, beside the other groups’ choice',
        description:
          'Takes the query of `GET /product`; its `sort`, `page` and `limit` count nothing.',
        querystring: productQuery,
        response: { 200: envelope(filterCounts) },
      },
    },
    (request, reply) => {
      const { sort: _sort, page: _page, limit: _limit, ...filters } = request.query
      const key = `filter counts ${JSON.stringify(filters)}`
      return answerKept(kept, request, reply, key, async () =>
        keptJson({ success: true, data: await catalog.filterCounts(filters) }, []),
      )
    },
  )

  routes.get(
    '/product/suggestions',
    {
      config,
      schema: {
        tags: ['Products'],
        summary: 'Up to 8 ways to go on with what is being typed',
        description:
          'What has the very words before what begins with them, types and categories before titles; as forgiving as the search itself.',
        querystring: z.object({ search: z.string().default('') }),
        response: { 200: envelope(z.array(suggestion)) },
      },
    },
    (request, reply) => {
      const search = request.query.search.trim().toLowerCase()
      return answerKept(kept, request, reply, `suggestions ${search}`, async () =>
        keptJson({ success: true, data: await catalog.suggestions(search) }, []),
      )
    },
  )

  routes.get(
    '/product/:id',
    {
      config,
      schema: {
        tags: ['Products'],
        summary: 'One product; 404 `product_not_found` when it is unknown or gone',
        params: z.object({ id: z.string() }),
        response: { 200: envelope(product) },
      },
    },
    (request, reply) => {
      const id = knownId(request.params.id, 'product_not_found').toLowerCase()
      return answerKept(kept, request, reply, `product ${id}`, async () => {
        const data = await catalog.product(id)
        if (!data) throw new Failure('product_not_found')
        return keptJson({ success: true, data }, [id])
      })
    },
  )
}

const ids = (products: { id: string }[]) => products.map(({ id }) => id)
