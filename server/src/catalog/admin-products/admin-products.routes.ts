import { z } from 'zod'
import { envelope } from '@tohfa/contract/envelope'
import { productForm } from '@tohfa/contract/product-form'
import { product } from '@tohfa/contract/products'
import { caller } from '../../http/access.ts'
import { knownId } from '../../http/ids.ts'
import type { Routes } from '../../http/routes.ts'
import type { AdminProducts } from './admin-products.service.ts'

const params = z.object({ id: z.string() })
const config = { access: 'admin' } as const

/** Calls 4 to 6. */
export function adminProductRoutes(
  routes: Routes,
  { adminProducts }: { adminProducts: AdminProducts },
): void {
  routes.post(
    '/admin-product',
    {
      config,
      schema: {
        tags: ['Admin'],
        summary: 'Create product',
        body: productForm,
        response: { 201: envelope(product) },
      },
    },
    async (request, reply) =>
      reply.code(201).send({
        success: true,
        data: await adminProducts.create(request.body, caller(request).id),
      }),
  )

  // PUT replaces what is sent in whole, PATCH takes a part; both leave the rest as it is.
  for (const method of ['PUT', 'PATCH'] as const)
    routes.route({
      method,
      url: '/admin-product/:id',
      config,
      schema: {
        tags: ['Admin'],
        summary: method === 'PUT' ? 'Update product' : 'Update a part of a product',
        params,
        headers: z.object({
          'if-unmodified-since': z.iso
            .datetime()
            .optional()
            .describe('The `updatedAt` that was read; 409 when somebody changed the product since'),
        }),
        body: method === 'PUT' ? productForm : z.record(z.string(), z.unknown()),
        response: { 200: envelope(product) },
      },
      handler: async (request) => {
        const since = request.headers['if-unmodified-since']
        const data = await adminProducts.change(
          knownId(request.params.id, 'product_not_found'),
          request.body,
          caller(request).id,
          since ? new Date(since) : undefined,
        )
        return { success: true as const, data }
      },
    })

  routes.delete(
    '/admin-product/:id',
    {
      config,
      schema: {
        tags: ['Admin'],
        summary: 'Delete product',
        params,
        response: { 200: z.object({ success: z.literal(true) }) },
      },
    },
    async (request) => {
      await adminProducts.remove(
        knownId(request.params.id, 'product_not_found'),
        caller(request).id,
      )
      return { success: true as const }
    },
  )
}
