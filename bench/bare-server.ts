/**
 * The baseline: a bare `node:http` server in its own process, as the shop is. It answers every
 * request with the bytes and headers from its standard input.
 */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

type BareAnswer = { headers: Record<string, string>; body: string }

const { headers, body } = JSON.parse(await text(process.stdin)) as BareAnswer
const bytes = Buffer.from(body, 'base64')
const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') process.stdout.write(`${address.port}\n`)
})
