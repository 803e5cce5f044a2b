import { z } from 'zod'
import {
  messageTemplateNames,
  messageTemplates,
  templateText,
} from '@tohfa/contract/orders/messages/templates'
import { languages } from '@tohfa/contract/i18n/languages'

/** What the shop sends: one template with its parameters. */
export const messageRequest = z.object({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: z.string().regex(/^\d{8,15}$/),
  type: z.literal('template'),
  template: z.object({
    name: z.string(),
    language: z.object({ code: z.string() }),
    components: z.tuple([
      z.object({
        type: z.literal('body'),
        parameters: z.array(z.object({ type: z.literal('text'), text: z.string().min(1) })),
      }),
    ]),
  }),
  biz_opaque_callback_data: z.string().max(512).optional(),
})
export type MessageRequest = z.infer<typeof messageRequest>

export type MessageStatus = 'sent' | 'delivered' | 'read' | 'failed'

/** A message that the provider took, with what it said of it. */
export type SentMessage = {
  id: string
  to: string
  template: string
  language: string
  text: string
  reference: string | null
  at: string
  statuses: MessageStatus[]
}

/** The provider's refusal: a status with a code and words. */
export type Refusal = { status: number; code: number; message: string }

/** The text of a message from an approved template, or why the provider refuses it. */
export function readTemplate({ template: asked }: MessageRequest): Refusal | string {
  const name = messageTemplateNames.find((one) => one === asked.name)
  const language = languages.find((one) => one === asked.language.code)
  if (!name || !language)
    return {
      status: 404,
      code: 132001,
      message: '(#132001) Template name does not exist in the translation',
    }
  const parameters = asked.components[0].parameters.map(({ text }) => text)
  if (parameters.length !== messageTemplates[name].facts.length)
    return {
      status: 400,
      code: 132000,
      message: '(#132000) Number of parameters does not match the expected number of params',
    }
  if (parameters.some((text) => /[\n\t]| {5}/.test(text)))
    return {
      status: 400,
      code: 100,
      message: '(#100) Param text cannot have new-line/tab characters or more than 4 spaces',
    }
  return templateText(name, language, parameters)
}

/** Without the person's number and words. */
export const withoutReader = (message: SentMessage): SentMessage => ({
  ...message,
  to: '',
  text: '',
})
