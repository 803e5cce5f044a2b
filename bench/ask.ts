import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

export type HttpAnswer = { status: number; body: Buffer; ms: number }

/**
 * Sends one request over kept-alive connections; returns the milliseconds until the last byte of
 * the answer.
 */
export function ask(
  url: string,
  options: { method?: string; token?: string; body?: object; encoding?: string } = {},
): Promise<HttpAnswer> {
  const { method = 'GET', token, body, encoding = 'identity' } = options
  const from = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        agent,
        method,
        headers: {
          'accept-encoding': encoding,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            body: Buffer.concat(chunks),
            ms: performance.now() - from,
          }),
        )
      },
    )
    asked.on('error', reject)
    asked.end(body && JSON.stringify(body))
  })
}
