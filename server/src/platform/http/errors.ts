import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  hasZodFastifySchemaValidationErrors,
  isResponseSerializationError,
} from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { FailureEnvelope, MessageKey } from '@tohfa/contract/shared/envelope'
import { ruleTexts } from '@tohfa/contract/i18n/rules.texts'
import { texts } from '@tohfa/contract/i18n/texts'
import { cannotBeWritten, databaseIsAway, outcomeIsUnknown } from '#platform/database/failures.ts'
import { Failure, type FailureCode, type Fields, ProviderAway, refusalOf } from './failures.ts'
import { keyOf, messageOfIssue, type Message } from './messages.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused. */
    refusal: FailureCode | null
  }
}

// The validator's own messages are about types; these are for people.
z.config({
  customError: ({ code, input }) => {
    if (code === 'invalid_type' && input == null) return texts.required
    return ['invalid_type', 'too_big', 'too_small'].includes(code) ? ruleTexts.notValid : undefined
  },
})

/**
 * Turns any error of a route, and the framework's own errors, into the envelope of docs/product.md
 * 18.2.
 */
export function answerErrors(app: FastifyInstance): void {
  app.decorateRequest('refusal', null)
  app.setErrorHandler((error, request, reply) => sendFailure(asFailure(error), request, reply))
  app.setNotFoundHandler((request, reply) => sendFailure(new Failure('not_found'), request, reply))
}

/** Sends a failure as the envelope, and logs it when it is the shop's own fault. */
export function sendFailure(failure: Failure, request: FastifyRequest, reply: FastifyReply) {
  request.refusal = failure.code
  if (failure.status >= 500) request.log.error({ err: failure.cause ?? failure }, failure.message)
  if (failure.retryAfter !== undefined) void reply.header('retry-after', failure.retryAfter)
  const body = failureBody(failure, request.id)
  // Serialised here, because a failure must not be validated by the schema of the success answer.
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((text: unknown) => String(text))
    .send(JSON.stringify(body))
}

/** The envelope of a failure. */
export function failureBody(failure: Failure, requestId: string): FailureEnvelope {
  const { message, code, sentence, fields, data, lines, first } = failure
  const key = sentence && keyOf(sentence)
  return {
    success: false,
    error: message,
    message,
    code,
    ...(key && { sentence: key }),
    ...(fields && {
      fields: eachField(fields, ({ text }) => text),
      fieldSentences: eachField(fields, keyOf),
    }),
    ...(data && { data }),
    ...(lines && { lines: [...lines] }),
    ...(first && { first }),
    requestId,
  }
}

/** The parameters of each field's message, where it has some. */
function eachField<T extends string | MessageKey>(
  fields: Fields,
  give: (sentence: Message) => T | undefined,
): Record<string, T> {
  const given = Object.entries(fields).flatMap(([path, sentence]) => {
    const one = give(sentence)
    return one === undefined ? [] : [[path, one] as const]
  })
  return Object.fromEntries(given)
}

const byStatus: Record<number, FailureCode> = {
  400: 'bad_request',
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
}

/** The failure for any thrown value; an unknown error becomes `internal`. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Fields = {}
    for (const { instancePath, message = ruleTexts.notValid, params } of error.validation) {
      const path = instancePath.slice(1).replaceAll('/', '.')
      fields[path || 'body'] ??= messageOfIssue({ ...params, message })
    }
    const [sentence] = Object.entries(fields).flatMap(([path, message]) =>
      path === 'body' ? [] : [message],
    )
    return new Failure(refusalOf(fields), { fields, ...(sentence && { sentence }) })
  }
  if (outcomeIsUnknown(error))
    return new Failure('outcome_unknown', { cause: error, retryAfter: 5 })
  if (databaseIsAway(error) || cannotBeWritten(error) || error instanceof ProviderAway)
    return new Failure('unavailable', { cause: error, retryAfter: 5 })
  if (isResponseSerializationError(error)) return new Failure('internal', { cause: error.cause })
  const status = (error as FastifyError).statusCode ?? 500
  const code = byStatus[status] ?? (status >= 400 && status < 500 ? 'bad_request' : undefined)
  return code ? new Failure(code) : new Failure('internal', { cause: error })
}
