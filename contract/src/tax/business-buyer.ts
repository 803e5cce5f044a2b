import * as z from 'zod/mini'
import { emptyAsUndefined, oneOf, preprocessed } from '#shared/fields.ts'
import { paperLines, paperText } from '#shared/paper-text.ts'
import { texts } from '#i18n/texts.ts'
import { isGstin, stateOfGstin } from './gstin.ts'
import { gstinField } from './gstin-field.ts'
import { isStateCode } from './states.ts'
import { taxRuleTexts } from './tax-rules.texts.ts'

/** Who receives what a business buys: the business, or somebody else to whom it has it sent. */
export const receivers = ['business', 'other'] as const
export type Receiver = (typeof receivers)[number]

/** What is wrong has one sentence: the digits of a state are asked about once the GSTIN is one. */
const isOfAState = (gstin: string) => !isGstin(gstin) || isStateCode(stateOfGstin(gstin))

/** What an order says of a business that buys; each may be left out, and only a GSTIN makes it one. */
export const businessFields = {
  gstin: preprocessed(
    emptyAsUndefined,
    z.nullish(gstinField().check(z.refine(isOfAState, taxRuleTexts.gstinOfNoState))),
  ),
  /** As it is registered; the name of the address when it is left out. */
  legalName: preprocessed(emptyAsUndefined, z.nullish(paperText(120))),
  /** Where it is, when its goods go elsewhere. */
  legalAddress: preprocessed(emptyAsUndefined, z.nullish(paperLines(300))),
  /** The business, when it is left out. */
  deliveredTo: preprocessed(emptyAsUndefined, z.nullish(oneOf(receivers, taxRuleTexts.receiver))),
}

type Typed = { [Name in keyof typeof businessFields]?: string | null | undefined }

/**
 * The fields that are missing: a business is known by its GSTIN, and whoever has goods sent to somebody
 * else is named with an address of their own, since the parcel's is another's.
 */
function missingOf({ gstin, legalName, legalAddress, deliveredTo }: Typed): (keyof Typed)[] {
  if (!gstin) return legalName || legalAddress ? ['gstin'] : []
  if (deliveredTo !== 'other') return []
  return [
    ...(legalName ? [] : ['legalName' as const]),
    ...(legalAddress ? [] : ['legalAddress' as const]),
  ]
}

/** Says `Required` at what is missing, also beside what else is wrong. */
export const businessIsWhole = <T extends Typed>() =>
  z.superRefine<T>(
    (value, context) => {
      for (const name of missingOf(value))
        context.addIssue({ code: 'custom', path: [name], message: texts.required })
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )

/** The business of an order as it is read. */
export const business = z.object({
  gstin: z.string(),
  legalName: z.string(),
  legalAddress: z.nullable(z.string()),
  deliveredTo: z.enum(receivers),
})
export type Business = z.infer<typeof business>

const form = z.object(businessFields)

/**
 * The same as a person types it, who is asked for the name of the business too. Nothing typed is a
 * consumer, whoever was chosen to receive the parcel.
 */
export const businessForm = form.check(
  businessIsWhole(),
  z.superRefine(
    ({ gstin, legalName, deliveredTo }: Partial<z.infer<typeof form>>, context) => {
      if (gstin && !legalName && deliveredTo !== 'other')
        context.addIssue({ code: 'custom', path: ['legalName'], message: texts.required })
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  ),
)
export type BusinessForm = z.infer<typeof businessForm>
