import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

const script = new URL('checkout.client.js', import.meta.url)

/** The script of the payment window, in place of the provider's own (docs/providers.md 1.7). */
export async function checkoutScriptRoutes(app: FastifyInstance): Promise<void> {
  app.get('/checkout.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await readFile(script)),
  )
}
