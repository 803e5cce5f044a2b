import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asFailure, failureBody, sendFailure } from './errors.ts'
import { Failure, type FailureCode } from './failures.ts'

/**
 * What fails before any route is found, so that it is the envelope too (docs/product.md 18.4): an
 * address that cannot be decoded, and a request that is not HTTP. A page's broken address goes to
 * the home page, as any unknown one does (docs/product.md 2.1).
 */
export const earlyErrors = {
  frameworkErrors(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    if (/^\/v1(?:\/|$)/.test(request.raw.url ?? ''))
      void sendFailure(asFailure(error), request, reply.header('x-content-type-options', 'nosniff'))
    else void reply.code(302).header('location', '/').send()
  },

  /** Node hands on no method of what it could not read: a HEAD is refused with a body too. */
  clientErrorHandler(error: Error & { code?: string }, socket: Socket): void {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    // Whoever is still sending would have the answer torn away if the connection broke at once.
    socket.end(answerTo(error.code))
    setTimeout(() => socket.destroy(), lingerMs).unref()
  },
}

const lingerMs = 250

/** Refuses a request that names no host (RFC 9112, 3.2), which Node would answer with nothing said. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, headers }) => {
    if (raw.httpVersion === '1.1' && headers.host === undefined) throw new Failure('bad_request')
  })
}

/** Refuses what a client expects and the shop does not do (RFC 9110, 10.1.1), as the envelope. */
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
