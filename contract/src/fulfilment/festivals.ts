import { z } from 'zod'
import { emptyAsUndefined, listOf, text } from '#shared/fields.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { texts } from '#i18n/texts.ts'

export const mostFestivals = 60

const day = z.iso.date({ error: ({ input }) => (input == null ? texts.required : ruleTexts.date) })

/** A day for which people buy gifts; `nameHi` is omitted where it equals `name`. */
export const festivalForm = z
  .object({
    name: text(40),
    nameHi: z.preprocess((value) => emptyAsUndefined(value) ?? undefined, z.optional(text(40))),
    day,
    shownFrom: day.describe('From which day on pages name its last order day'),
  })
  .refine(({ day, shownFrom }) => shownFrom <= day, {
    path: ['shownFrom'],
    message: ruleTexts.shownAfterFestival,
  })
export const festivalsForm = z.object({
  festivals: listOf(festivalForm).check(z.maxLength(mostFestivals, ruleTexts.tooManyFestivals)),
})
export type FestivalsForm = z.infer<typeof festivalsForm>

/** A festival with the last day on which an order to any destination still arrives in time. */
export const festival = z.object({
  name: z.string(),
  nameHi: z.string().nullable(),
  day: z.iso.date(),
  shownFrom: z.iso.date(),
  orderBy: z.iso.date(),
})
export type Festival = z.infer<typeof festival>
