import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { patienceMs } from '#testing/patience.ts'
import { endConnections } from './end-connections.ts'

test('a closing server answers requests in flight and does not wait for idle clients', async () => {
  const app = Fastify({ forceCloseConnections: 'idle', keepAliveTimeout: 10 * patienceMs })
  endConnections(app)
  let answer = (): void => undefined
  const asked = new Promise<void>((resolve) => {
    app.get('/', async () => {
      resolve()
      await new Promise<void>((go) => (answer = go))
      return 'answered'
    })
  })
  const url = await app.listen({ port: 0 })
  const inFlight = fetch(url)
  await asked
  const closed = app.close()
  answer()
  expect(await (await inFlight).text()).toBe('answered')
  await closed
})
