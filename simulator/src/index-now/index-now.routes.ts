import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { applyFaults } from '#faults.ts'
import { randomId } from '#random-id.ts'
import type { SimulatorDeps } from '#simulator-deps.ts'

const addressList = z.object({
  host: z.string().min(1),
  key: z.string().regex(/^[\dA-Za-z-]{8,128}$/),
  keyLocation: z.url(),
  urlList: z.array(z.url()).min(1).max(10_000),
})

/**
 * IndexNow in its wire format. `POST /sandbox/index-now` reads the key file of the sender, as the
 * real one does, and answers 202, 403 for a false key, or 422 for addresses of another host. `GET`
 * lists what was received, the newest first.
 */
export function indexNowRoutes(app: FastifyInstance, { records, address }: SimulatorDeps): void {
  applyFaults(app, records, 'index-now', ({ method }) => method === 'POST')

  app.post('/', async (request, reply) => {
    const list = addressList.parse(request.body)
    // The shop's public address need not lead to this machine.
    const answer = await fetch(address.own + new URL(list.keyLocation).pathname)
    if ((await answer.text()).trim() !== list.key) return reply.code(403).send()
    const isOther = list.urlList.some((url) => new URL(url).host !== list.host)
    if (isOther) return reply.code(422).send()
    const { host, urlList } = list
    await records.insert({ kind: 'index-now', id: randomId('in_'), data: { host, urlList } })
    return reply.code(202).send()
  })

  app.get('/', async () => ({
    success: true,
    data: await records.list('index-now', { limit: 100 }),
  }))
}
