import type { FastifyInstance } from 'fastify'
import {
  adminReturnCalls,
  returnCalls,
  returnPhotoCalls,
} from '@tohfa/contract/fulfilment/returns.calls'
import { caller, readsOfCustomers } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import type { Orders } from '#orders/order/orders.service.ts'
import { receivePhoto, takeAnyBody, type Uploads } from '#studio/photos/photos.service.ts'
import type { SentPhotos } from '#studio/photos/sent-photos.service.ts'
import { returnPhotoUrl } from './return-photo-url.ts'
import type { Returns } from './returns.service.ts'

export function returnRoutes(
  routes: FastifyInstance,
  { returns, orders }: { returns: Returns; orders: Pick<Orders, 'byId'> },
): void {
  serve(routes, returnCalls, {
    'POST /returns': async (request) => ({
      data: await returns.ask(caller(request).id, request.body),
    }),
    'GET /returns': async (request) => ({
      data: (await returns.list(caller(request).id)).reverse(),
    }),
    'PUT /returns/:id': async (request) => {
      const id = knownId(request.params.id, 'return_not_found')
      return { data: await returns.moveByBuyer(caller(request).id, id, request.body) }
    },
  })
  serve(routes, adminReturnCalls, {
    'GET /admin/returns': async (request) => ({
      data: await returns.listForStaff(request.query.state),
    }),
    'PUT /admin/returns/:id': async (request) => {
      const id = knownId(request.params.id, 'return_not_found')
      return { data: await returns.moveByStaff(caller(request).id, id, request.body) }
    },
    'POST /admin/orders/:id/resend': async (request) => {
      const id = knownId(request.params.id, 'order_not_found')
      return { data: await orders.byId(await returns.resend(caller(request).id, id)) }
    },
  })
}

/** Photos of a fault. */
export async function returnPhotoRoutes(
  routes: FastifyInstance,
  {
    sentPhotos,
    uploads,
    limits,
  }: { sentPhotos: Pick<SentPhotos, 'keep' | 'readCopy'>; uploads: Uploads; limits: Limits },
): Promise<void> {
  takeAnyBody(routes)

  serve(routes, returnPhotoCalls, {
    'POST /returns/photos': async (request) => {
      const { id: owner } = caller(request)
      await limits.take('sentPhoto', owner)
      const id = await receivePhoto(uploads, request, (upload) => sentPhotos.keep(owner, upload))
      return { data: { id, url: returnPhotoUrl(id) } }
    },
    'GET /returns/photos/:id/1600.webp': async (request, reply) => {
      const id = knownId(request.params.id, 'photo_not_found')
      const reader = caller(request)
      const copy = await sentPhotos.readCopy(
        id,
        (owner) =>
          owner === reader.id || readsOfCustomers(reader, 'GET /returns/photos/:id/1600.webp'),
      )
      return reply.type('image/webp').send(copy)
    },
  })
}
