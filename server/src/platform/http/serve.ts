import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type {
  AnswerOf,
  CallDescription,
  Calls,
  FileType,
  ParamNames,
  PartRead,
} from '@tohfa/contract/shared/call'
import { failureEnvelope } from '@tohfa/contract/shared/envelope'
import { rolesFor } from '@tohfa/contract/accounts/staff-rights'

/** A request as its call's schemas have parsed it. */
type RequestOf<Name, C> = FastifyRequest<{
  Params: C extends { params: z.core.$ZodType }
    ? PartRead<C, 'params'>
    : Record<ParamNames<Name>, string>
  Querystring: PartRead<C, 'query'>
  Headers: PartRead<C, 'headers'>
  Body: PartRead<C, 'body'>
}>

/**
 * The result of a handler: the answer without `success: true`; files are sent by the reply itself.
 */
type Handled<C> =
  | (C extends { answer: FileType } | { orFile: FileType } | { asText: true }
      ? FastifyReply
      : never)
  | (C extends { answer: FileType } | { asText: true } ? never : WithoutSuccess<AnswerOf<C>>)
type WithoutSuccess<A> = A extends { success: true }
  ? { success: true } extends A
    ? void
    : Omit<A, 'success'>
  : A

type Handler<Name, C> = (request: RequestOf<Name, C>, reply: FastifyReply) => Promise<Handled<C>>
type AnyHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<object | void>
type Handlers<C extends Calls> = { [Name in keyof C]: Handler<Name, C[Name]> }

/** Declares the routes of a feature's calls, each with its handler. */
export function serve<C extends Calls>(
  routes: FastifyInstance,
  calls: C,
  handlers: Handlers<C>,
): void {
  for (const [name, call] of Object.entries<CallDescription>(calls)) {
    const [method = '', url = ''] = name.split(' ')
    const handle = handlers[name as keyof C] as AnyHandler
    const { access, form, rawBody = form, mostBytes, logged, beforeSecondFactor } = call
    routes.route({
      method,
      url,
      ...(mostBytes && !form && { bodyLimit: mostBytes }),
      config: {
        access,
        ...(access === 'admin' && { staffRoles: rolesFor(name) }),
        ...(logged && { logged }),
        ...(beforeSecondFactor && { beforeSecondFactor }),
        ...(rawBody && { describedBody: rawBody }),
        ...(form && mostBytes && { mostBytes }),
      },
      schema: schemaOf(url, call),
      async handler(request, reply) {
        const result = await handle(request, reply.code(call.status ?? 200))
        // A handler that returns the reply has sent it: awaiting a reply waits for its end, and gives
        // nothing.
        if (reply.raw.headersSent || reply.raw.destroyed) return reply
        return { success: true, ...result }
      },
    })
  }
}

function schemaOf(url: string, call: CallDescription) {
  const { tag, summary, description, query, headers, body, form, rawTypes, answer, orFile } = call
  const { status = 200, statusAgain } = call
  const params = call.params ?? anyText(url)
  const failures = (call.failures ?? []).map((code) => [code, failureEnvelope])
  const again = statusAgain && typeof answer !== 'string' && { [statusAgain]: answer }
  return {
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    ...(form && { consumes: ['multipart/form-data'] }),
    ...(rawTypes && { consumes: [...rawTypes] }),
    ...(orFile && { produces: ['application/json', orFile] }),
    ...(typeof answer === 'string'
      ? { produces: [answer] }
      : { response: { [status]: answer, ...again, ...Object.fromEntries(failures) } }),
  }
}

/** A string for each parameter of the path. */
function anyText(url: string) {
  const names = url.match(/(?<=:)\w+/g)
  return names && z.object(Object.fromEntries(names.map((name) => [name, z.string()])))
}
