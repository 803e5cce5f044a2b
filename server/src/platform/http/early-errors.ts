import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asFailure, failureBody, sendFailure } from './errors.ts'
import { Failure, type FailureCode } from './failures.ts'

/**
 * Answers with the envelope for errors before routing (docs/product.md 18.4): an address that
 * cannot be decoded, and a request that is not HTTP. A page with such an address redirects to the
 * home page, as any unknown page does (docs/product.md 2.1).
 */
export const earlyErrors = {
  frameworkErrors(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    if (/^\/v1(?:\/|$)/.test(request.raw.url ?? ''))
      void sendFailure(asFailure(error), request, reply.header('x-content-type-options', 'nosniff'))
    else void reply.code(302).header('location', '/').send()
  },

  /** Node gives no method for a request that it could not parse, so a HEAD gets a body too. */
  clientErrorHandler(error: Error & { code?: string }, socket: Socket): void {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    // Closing at once would discard the answer while the client is still sending.
    socket.end(answerTo(error.code))
    setTimeout(() => socket.destroy(), lingerMs).unref()
  },
}

const lingerMs = 250

/** Refuses a request without a Host (RFC 9112, 3.2), for which Node would send an empty answer. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, headers }) => {
    if (raw.httpVersion === '1.1' && headers.host === undefined) throw new Failure('bad_request')
  })
}

/** Refuses an unsupported `Expect` header (RFC 9110, 10.1.1) with the envelope. */
export function answerExpectations({ server }: { server: Server }): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const failure = new Failure('bad_request')
    const body = JSON.stringify(failureBody(failure, randomUUID()))
    response
      .writeHead(failure.status, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        connection: 'close',
      })
      .end(body)
  })
}

const byCode: Record<string, FailureCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

function answerTo(code: string | undefined): string {
  const failure = new Failure((code && byCode[code]) || 'bad_request')
  const body = JSON.stringify(failureBody(failure, randomUUID()))
  return [
    `HTTP/1.1 ${failure.status} Refused`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}
