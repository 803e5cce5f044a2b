import type { FastifyInstance } from 'fastify'
import { ZodError } from 'zod'
import { createCourier } from './delhivery/courier.ts'
import { delhiveryRoutes } from './delhivery/delhivery.routes.ts'
import { faultRoutes } from './faults.ts'
import { indexNowRoutes } from './index-now/index-now.routes.ts'
import { mailRoutes } from './mail/mail.routes.ts'
import { overviewRoutes } from './pages/overview.routes.ts'
import { createBank } from './razorpay/bank.ts'
import { checkoutScriptRoutes } from './razorpay/checkout-script.routes.ts'
import { razorpayRoutes } from './razorpay/razorpay.routes.ts'
import { messagesPageRoutes } from './whatsapp/messages-page.routes.ts'
import { createPhones } from './whatsapp/phones.ts'
import { whatsappRoutes } from './whatsapp/whatsapp.routes.ts'
import { createWebhooks } from './razorpay/webhooks.ts'
import type { SimulatorDeps } from './simulator-deps.ts'

/**
 * Simulates the providers that are not configured, under /sandbox, in their own wire formats. It
 * answers 404 when all of them are configured, and to a request that is not allowed.
 */
export async function simulatorRoutes(app: FastifyInstance, deps: SimulatorDeps): Promise<void> {
  const { plays, records } = deps
  if (!Object.values(plays).includes(true)) return
  const webhooks = createWebhooks(deps.address, deps.keys.razorpayWebhookSecret, deps.delays)
  const bank = createBank(deps, webhooks)
  const courier = createCourier(deps)
  const phones = createPhones(deps)

  await app.register(
    async (sandbox) => {
      prepare(sandbox)
      keepOut(sandbox, deps)
      sandbox.addHook('onClose', () => {
        webhooks.stop()
        phones.stop()
      })
      if (plays.razorpay) {
        await sandbox.register(checkoutScriptRoutes, { prefix: '/razorpay' })
        await sandbox.register(async (scope) => razorpayRoutes(scope, deps, bank), {
          prefix: '/razorpay/v1',
        })
      }
      if (plays.delhivery)
        await sandbox.register((scope) => delhiveryRoutes(scope, deps, courier), {
          prefix: '/delhivery',
        })
      if (plays.indexNow)
        await sandbox.register(async (scope) => indexNowRoutes(scope, deps), {
          prefix: '/index-now',
        })
      if (plays.whatsapp) {
        await sandbox.register(async (scope) => whatsappRoutes(scope, deps, phones), {
          prefix: '/whatsapp',
        })
        await sandbox.register((scope) => messagesPageRoutes(scope, phones))
      }
      if (plays.mail) mailRoutes(sandbox, deps.outbox)
      if (plays.razorpay || plays.delhivery || plays.whatsapp) faultRoutes(sandbox, records)
      await sandbox.register((scope) => overviewRoutes(scope, deps, bank, courier))
    },
    { prefix: '/sandbox' },
  )
}

/**
 * A request that is not allowed gets a 404, like any unknown address. With a callback: an
 * asynchronous hook lets the handler run when the client disconnects before the answer.
 */
function keepOut(sandbox: FastifyInstance, { isAllowed }: SimulatorDeps): void {
  sandbox.addHook('onRequest', ({ headers }, reply, done) => {
    if (isAllowed(headers)) done()
    else reply.callNotFound()
  })
}

/** Answers are not cached, and malformed requests are tolerated. */
function prepare(sandbox: FastifyInstance): void {
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
