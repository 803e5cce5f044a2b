import * as z from 'zod/mini'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { texts } from '#i18n/texts.ts'
import { isWholePaise } from '#shared/money.ts'

export const mostTemplates = 200

const pays = z
  .number(texts.priceInvalid)
  .check(
    z.minimum(199, texts.priceInvalid),
    z.maximum(900_000, texts.priceInvalid),
    z.refine(isWholePaise, texts.priceInvalid),
  )

/** The templates that a shop begins with. */
export const templateChoice = z.object({
  choose: z
    .array(z.object({ key: z.string().check(z.maxLength(120)), pays: z.optional(pays) }))
    .check(z.maxLength(mostTemplates, ruleTexts.notValid)),
  goes: z.number().check(z.int(), z.minimum(0)).register(z.globalRegistry, {
    description:
      'How many products of the sample go, as the list said; 409 where it says otherwise by now',
  }),
})
export type TemplateChoice = z.infer<typeof templateChoice>
