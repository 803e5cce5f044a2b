import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { paymentWebhookCalls } from '@tohfa/contract/payments/webhooks.calls'
import type { Connection } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { serve } from '#platform/http/serve.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { processPaymentEvent } from './payments.jobs.ts'
import { keepEvent } from './payments.queries.ts'
import type { PaymentProviders } from '#payments/providers/connected-providers.ts'
import type { PaymentProvider } from '#payments/providers/payment-provider.ts'

type WebhookDeps = {
  connection: Connection
  jobs: Jobs
  paymentProviders: Pick<PaymentProviders, 'all'>
}

/**
 * Receives the provider's webhooks. It verifies the signature over the raw bytes, stores the event
 * once by its id and answers at once; a job processes it.
 */
export async function paymentWebhook(routes: FastifyInstance, deps: WebhookDeps): Promise<void> {
  routes.removeAllContentTypeParsers()
  routes.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  for (const provider of deps.paymentProviders.all)
    serve(routes, paymentWebhookCalls(provider.name), {
      [`POST /webhooks/${provider.name}` as const]: async (request: FastifyRequest) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        if (!provider.isWebhookAuthentic(request.headers, body))
          throw new Failure('invalid_signature')
        const id = provider.webhookId(request.headers) ?? digest(body)
        await keep(deps, provider, id, parse(body))
      },
    })
}

async function keep(
  deps: WebhookDeps,
  { name, readEvent }: PaymentProvider,
  id: string,
  payload: unknown,
): Promise<void> {
  const eventId = `${name}:${id}`
  const read = readEvent(payload)
  const event = {
    id: eventId,
    provider: name,
    payload,
    providerOrderId: read?.payment?.orderId ?? null,
    providerPaymentId: read?.refund?.paymentId ?? null,
    isFailure: read?.isFailure ?? false,
  }
  await deps.connection.transaction(async (tx) => {
    if (await keepEvent(tx, event)) await deps.jobs.send(tx, processPaymentEvent, { eventId })
  })
}

/** Without NUL and half characters, which jsonb cannot hold; never null, which is no payload. */
function parse(body: Buffer): unknown {
  try {
    const payload: unknown = JSON.parse(body.toString('utf8'), (_key, value: unknown) =>
      typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
    )
    return payload ?? {}
  } catch {
    throw new Failure('bad_request')
  }
}

function digest(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url')
}
