import type { FastifyInstance } from 'fastify'
import type { FastifyReply } from 'fastify'
import { applyFaults } from '#faults.ts'
import type { FaultMode } from '#fault-modes.ts'
import { randomId } from '#random-id.ts'
import type { SimulatorDeps } from '#simulator-deps.ts'
import type { Phones } from './phones.ts'
import { messageRequest, readTemplate, type Refusal } from './sent-message.ts'

const refusals: Partial<Record<FaultMode, Refusal>> = {
  refuse: { status: 400, code: 131026, message: '(#131026) Message undeliverable' },
  limit: { status: 400, code: 130429, message: '(#130429) Rate limit hit' },
}

/** The Cloud API of WhatsApp, as far as the shop uses it (docs/providers.md 5). */
export function whatsappRoutes(app: FastifyInstance, deps: SimulatorDeps, phones: Phones): void {
  applyFaults(app, deps.records, 'whatsapp', () => true)
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.authorization === `Bearer ${deps.keys.whatsappToken}`) return done()
    void refuse(reply, { status: 401, code: 190, message: 'Invalid OAuth access token.' })
  })

  app.post<{ Params: { version: string; phoneNumberId: string } }>(
    '/:version/:phoneNumberId/messages',
    async (request, reply) => {
      if (request.params.phoneNumberId !== deps.keys.whatsappPhoneNumberId)
        return refuse(reply, { status: 400, code: 100, message: 'Object does not exist' })
      const parsed = messageRequest.safeParse(request.body)
      if (!parsed.success)
        return refuse(reply, { status: 400, code: 100, message: '(#100) Invalid parameter' })
      const text = readTemplate(parsed.data)
      const fault = request.simulatedFault
      if (typeof text !== 'string') return refuse(reply, text)
      const refused = fault && refusals[fault]
      if (refused) return refuse(reply, refused)
      const { to, template, biz_opaque_callback_data: reference = null } = parsed.data
      const statuses =
        (
          {
            silent: [],
            undelivered: ['sent', 'failed'],
          } as const
        )[fault as 'silent'] ?? (['sent', 'delivered'] as const)
      const id = await phones.take(
        { to, template: template.name, language: template.language.code, text, reference },
        statuses,
      )
      if (fault === 'partial') {
        reply.hijack()
        request.raw.socket.destroy()
        return reply
      }
      return {
        messaging_product: 'whatsapp',
        contacts: [{ input: to, wa_id: to }],
        messages: [{ id, message_status: 'accepted' }],
      }
    },
  )
}

function refuse(reply: FastifyReply, { status, code, message }: Refusal): FastifyReply {
  const error = { message, type: 'OAuthException', code, fbtrace_id: randomId('A') }
  return reply.code(status).send({ error })
}
