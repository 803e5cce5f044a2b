import { z } from 'zod'
import { ProviderAway } from '#platform/http/failures.ts'
import {
  callProvider,
  ProviderNotReached,
  ProviderRefused,
  type ProviderAnswer,
} from '#platform/outgoing/call-provider.ts'

/** A message from one of the shop's templates. */
export type TemplateMessage = {
  /** A mobile number of India, ten digits. */
  to: string
  template: string
  language: string
  parameters: readonly string[]
  /** Comes back with each status of the message, also when the answer to this call was lost. */
  reference: string
}

/** The provider refused a message: it is neither sent nor billed. */
export class MessageRefused extends ProviderRefused {
  override name = 'MessageRefused'
  readonly code: number
  /** By which the provider's support finds the request. */
  readonly trace: string

  constructor(status: number, { code, message, fbtrace_id: trace = '' }: ProviderError) {
    super(status, message)
    this.code = code
    this.trace = trace
  }
}

export type Whatsapp = {
  /**
   * Sends a message once; its id at the provider.
   * @throws MessageRefused when it is not sent
   * @throws ProviderNotReached when it is not sent, and the same call may succeed later
   * @throws ProviderAway when nobody knows whether it is sent
   */
  send(message: TemplateMessage): Promise<string>
}

const accepted = z.object({ messages: z.array(z.object({ id: z.string().min(1) })).min(1) })
const refused = z.object({
  error: z.object({
    code: z.number(),
    message: z.string().catch(''),
    fbtrace_id: z.string().optional().catch(undefined),
  }),
})
type ProviderError = z.infer<typeof refused>['error']

/** Too many messages for the app, the account or this number: the call may be repeated. */
const rateCodes = new Set([4, 80007, 130429, 131056])
const inIndia = '91'

/** The Cloud API of WhatsApp (docs/providers.md 5). */
export function createWhatsapp(options: {
  /** With the version, without a trailing slash; known only once the shop listens. */
  url: () => string
  phoneNumberId: string
  token: string
  timeoutMs: number
}): Whatsapp {
  const { url, phoneNumberId, token, timeoutMs } = options
  return {
    async send({ to, template, language, parameters, reference }) {
      const answer = await callProvider({
        method: 'POST',
        url: `${url()}/${phoneNumberId}/messages`,
        headers: { authorization: `Bearer ${token}` },
        timeoutMs,
        json: {
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: inIndia + to,
          type: 'template',
          template: {
            name: template,
            language: { code: language },
            components: [
              { type: 'body', parameters: parameters.map((text) => ({ type: 'text', text })) },
            ],
          },
          biz_opaque_callback_data: reference,
        },
      })
      return idIn(answer)
    },
  }
}

function idIn({ status, body }: ProviderAnswer): string {
  if (status >= 400) {
    const { error } = refused.safeParse(body).data ?? {
      error: { code: 0, message: `status ${status}` },
    }
    if (rateCodes.has(error.code)) throw new ProviderNotReached(`limited by ${error.code}`)
    throw new MessageRefused(status, error)
  }
  const [first] = accepted.safeParse(body).data?.messages ?? []
  if (!first) throw new ProviderAway('A message was answered without an id')
  return first.id
}

/** The ten digits of a number of India as the provider writes it; undefined for any other. */
export function indianNumber(waId: string): string | undefined {
  return /^91([6-9]\d{9})$/.exec(waId)?.[1]
}
