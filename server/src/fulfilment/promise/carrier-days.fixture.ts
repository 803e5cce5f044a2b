import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A carrier on the wire that serves every PIN code and says what a test wants to hear of a lane. */
export async function aCarrierThatSays(first: unknown) {
  const said = {
    answer: first,
    status: 200,
    /** Each lane that it was asked about. */
    asked: [] as string[],
    /** Answers wait for it. */
    gate: Promise.resolve(),
  }
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://carrier')
      let body: unknown = {}
      if (pathname.startsWith('/c/api/pin-codes')) {
        const pin = Number(searchParams.get('filter_codes'))
        body = { delivery_codes: [{ postal_code: { pin, pre_paid: 'Y', cod: 'Y', city: 'Pune' } }] }
      } else if (pathname === '/api/dc/expected_tat') {
        said.asked.push(`${searchParams.get('origin_pin')} ${searchParams.get('destination_pin')}`)
        await said.gate
        response.statusCode = said.status
        body = said.answer
      }
      response.setHeader('content-type', 'application/json')
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    said,
    env: { DELHIVERY_TOKEN: 'a token', DELHIVERY_API_URL: `http://127.0.0.1:${port}` },
    close: () => server.close(),
  }
}
