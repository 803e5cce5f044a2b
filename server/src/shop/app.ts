import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from '#platform/config/config.ts'
import { type Authenticate, guardRoutes } from '#platform/http/access.ts'
import {
  createDrain,
  type Drain,
  closeConnectionsWhileDraining,
} from '#platform/http/shutdown/drain.ts'
import { answerExpectations, earlyErrors, requireHost } from '#platform/http/early-errors.ts'
import { endConnections } from '#platform/http/shutdown/end-connections.ts'
import { answerErrors } from '#platform/http/errors.ts'
import { tagPublicAnswers } from '#platform/web-pages/response-cache/etag.ts'
import { briefError } from '#platform/http/log/brief-error.ts'
import { readJsonBodies } from '#platform/http/json-body.ts'
import { loggedUrl } from '#platform/http/log/logged-url.ts'
import { traceRequests } from '#platform/metrics/traces.ts'
import { measureRequests } from '#platform/metrics/process-metrics.ts'
import { describeApi } from '#platform/http/openapi/openapi.ts'
import {
  limitConnections,
  type ConnectionLimits,
  connectionLimitsFor,
  connectionOptions,
} from '#platform/limits/connection-limits.ts'
import { drainRefusedBodies } from '#platform/limits/refused-bodies.ts'
import { transportHeaders } from '#platform/web-pages/headers/security-headers.ts'
import type { Visits } from '#backoffice/visits/visits.ts'
import { trustedProxies } from '#platform/http/proxy/trust-proxy.ts'
import { warnOfUnknownProxy } from '#platform/http/proxy/unknown-proxy.ts'

type AppParts = {
  config: Pick<Config, 'logLevel' | 'loopback' | 'publicUrl' | 'traces' | 'trustProxy' | 'settings'>
  authenticate: Authenticate
  /** Where the log goes; standard output when not given. */
  log?: { write(line: string): void } | undefined
  drain?: Drain
  /** Counts views; without it nothing is counted. */
  visits?: Pick<Visits, 'watch'>
  /** True when the database answers and takes writes. */
  ready: () => Promise<boolean>
  /** Declares the calls of every feature under /v1. */
  calls: (routes: FastifyInstance) => void | Promise<void>
  /** Routes outside /v1: the sandbox, pictures and pages. */
  pages: (app: FastifyInstance) => Promise<void>
  /** The time-outs for slow clients; the defaults if absent. */
  connectionLimits?: ConnectionLimits
}

/** The application: every call and page, not yet listening. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const limits = parts.connectionLimits ?? connectionLimitsFor(parts.config)
  const { drain = createDrain() } = parts
  const app = Fastify({
    logger: {
      level: parts.config.logLevel,
      ...(parts.log && { stream: parts.log }),
      serializers: { err: briefError },
      redact: ['req.headers.authorization', 'req.headers.cookie'],
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(parts.config.trustProxy),
    bodyLimit: 1024 * 1024,
    ...connectionOptions(limits),
    forceCloseConnections: 'idle',
    // Longer than any address can be: the route refuses an invalid id itself.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 64 * 1024 },
    // While it ends, the shop still answers requests on open connections.
    return503OnClosing: false,
    ...earlyErrors,
  })
  // Calls are JSON: text is of the wrong type, not a body of the wrong shape.
  app.removeContentTypeParser('text/plain')
  readJsonBodies(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  warnOfUnknownProxy(app, parts.config, (sentence) => app.log.warn(sentence))
  answerErrors(app)
  endConnections(app)
  answerExpectations(app)
  requireHost(app)
  drainRefusedBodies(app)
  measureRequests(app)
  parts.visits?.watch(app)
  if (parts.config.traces) traceRequests(app)
  closeConnectionsWhileDraining(app, drain)
  limitConnections(app, limits)
  const transport = transportHeaders(parts.config.publicUrl)
  app.addHook('onSend', async (request, reply) => {
    void reply
      .headers(transport)
      .header('x-request-id', request.id)
      .header('x-content-type-options', 'nosniff')
  })
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode < 500 && reply.elapsedTime < 1_000) return
    request.log.warn(
      {
        method: request.method,
        url: loggedUrl(request.url),
        status: reply.statusCode,
        ms: reply.elapsedTime,
      },
      'slow or failed',
    )
  })

  await describeApi(app, parts.config.settings.particulars.name)
  app.get('/healthz', { schema: { hide: true } }, () => ({ success: true }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const ready = !drain.isUnderWay && (await parts.ready())
    return reply.code(ready ? 200 : 503).send({ success: ready })
  })
  await app.register(
    async (scope) => {
      guardRoutes(scope, parts.authenticate)
      tagPublicAnswers(scope)
      await parts.calls(scope)
    },
    { prefix: '/v1' },
  )
  await parts.pages(app)
  return app
}
