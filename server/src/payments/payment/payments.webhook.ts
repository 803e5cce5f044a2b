import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { paymentWebhookCalls } from '@tohfa/contract/payments/webhooks.calls'
import type { Connection } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { serve } from '#platform/http/serve.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { processPaymentEvent } from './payments.jobs.ts'
import { keepEvent } from './payments.queries.ts'
import { webhookSignatureMatches } from '#payments/providers/razorpay/razorpay.ts'

export type WebhookDeps = {
  connection: Connection
  jobs: Jobs
  /** The secret that signs webhooks, and an older one that may still sign repeats. */
  webhookSecrets: readonly string[]
}

/**
 * Takes the provider's webhooks: the signature is checked over the raw bytes, the event is kept
 * once by its id and answered at once; a job works it.
 */
export async function paymentWebhook(routes: FastifyInstance, deps: WebhookDeps): Promise<void> {
  routes.removeAllContentTypeParsers()
  routes.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  serve(routes, paymentWebhookCalls, {
    'POST /webhooks/razorpay': async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const signature = request.headers['x-razorpay-signature']
      if (
        typeof signature !== 'string' ||
        !webhookSignatureMatches(body, signature, deps.webhookSecrets)
      )
        throw new Failure('invalid_signature')
      const id = request.headers['x-razorpay-event-id']
      await keep(deps, typeof id === 'string' && id ? id : digest(body), parse(body))
    },
  })
}

async function keep(deps: WebhookDeps, id: string, payload: unknown): Promise<void> {
  const eventId = `razorpay:${id}`
  await deps.connection.transaction(async (tx) => {
    if (await keepEvent(tx, { id: eventId, provider: 'razorpay', payload }))
      await deps.jobs.send(tx, processPaymentEvent, { eventId })
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
