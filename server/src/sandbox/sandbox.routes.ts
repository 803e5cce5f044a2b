import type { FastifyInstance } from 'fastify'
import { ZodError } from 'zod'
import { namesThisMachine, wasPassedOn } from '#platform/http/proxy/passed-on.ts'
import { createCourier } from './delhivery/courier.ts'
import { delhiveryRoutes } from './delhivery/delhivery.routes.ts'
import { faultRoutes } from './faults.ts'
import { mailRoutes } from './mail/mail.routes.ts'
import { overviewRoutes } from './pages/overview.routes.ts'
import { createBank } from './razorpay/bank.ts'
import { checkoutScriptRoutes } from './razorpay/checkout-script.routes.ts'
import { razorpayRoutes } from './razorpay/razorpay.routes.ts'
import { createWebhooks } from './razorpay/webhooks.ts'
import type { SandboxDeps } from './sandbox-deps.ts'

export type { SandboxDeps, SandboxKeys } from './sandbox-deps.ts'

/**
 * Stands in for the providers that are not configured, under /sandbox, in their own wire formats.
 * With all of them configured nothing answers there, and without SANDBOX=public nothing but what
 * this machine asks itself.
 */
export async function sandboxRoutes(app: FastifyInstance, deps: SandboxDeps): Promise<void> {
  const { config, connection, keys } = deps
  const { db } = connection
  const stands = {
    razorpay: !config.razorpay,
    delhivery: !config.delhivery,
    mail: !config.mail.smtpUrl,
  }
  if (!Object.values(stands).includes(true)) return
  const webhooks = createWebhooks(deps.address, keys.razorpayWebhookSecret, deps.delays)
  const bank = createBank(connection, webhooks)
  const courier = createCourier(db)

  await app.register(
    async (sandbox) => {
      prepare(sandbox)
      if (!config.sandboxPublic) keepToThisMachine(sandbox)
      sandbox.addHook('onClose', () => webhooks.stop())
      if (stands.razorpay) {
        await sandbox.register(checkoutScriptRoutes, { prefix: '/razorpay' })
        await sandbox.register(async (scope) => razorpayRoutes(scope, deps, bank), {
          prefix: '/razorpay/v1',
        })
      }
      if (stands.delhivery)
        await sandbox.register((scope) => delhiveryRoutes(scope, deps, courier), {
          prefix: '/delhivery',
        })
      if (stands.mail) mailRoutes(sandbox, db, config.sandboxPublic ? deps.storeEmails : undefined)
      if (stands.razorpay || stands.delhivery) faultRoutes(sandbox, db)
      await sandbox.register((scope) => overviewRoutes(scope, deps, stands, bank, courier))
    },
    { prefix: '/sandbox' },
  )
}

/**
 * For anybody else there is nothing here, as at any address that the shop does not have. By callback:
 * an asynchronous hook lets the handler run when the client leaves before its answer is sent.
 */
function keepToThisMachine(sandbox: FastifyInstance): void {
  sandbox.addHook('onRequest', ({ headers }, reply, done) => {
    if (wasPassedOn(headers) || !namesThisMachine(headers)) reply.callNotFound()
    else done()
  })
}

/** The sandbox is no part of the shop's API document, and bears what careless clients send. */
function prepare(sandbox: FastifyInstance): void {
  sandbox.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, hide: true }
  })
  sandbox.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
  })
  sandbox.removeContentTypeParser('application/json')
  sandbox.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string): Promise<unknown> => {
      if (body.trim() === '') return undefined
      try {
        return JSON.parse(body)
      } catch {
        throw Object.assign(new Error('The body is not valid JSON'), { statusCode: 400 })
      }
    },
  )
  const inherited = sandbox.errorHandler
  sandbox.setErrorHandler((error, request, reply) => {
    if (!(error instanceof ZodError)) return inherited(error as never, request, reply)
    const issue = error.issues[0]
    const sentence = `${issue?.path.join('.') || 'The request'}: ${issue?.message}`
    return reply.code(400).send({ success: false, error: sentence })
  })
}
