import * as z from 'zod/mini'
import { emptyAsUndefined, oneOf, preprocessed } from '#shared/fields.ts'
import { paperLines, paperText } from '#shared/paper-text.ts'
import { texts } from '#i18n/texts.ts'
import { isGstin, stateOfGstin } from './gstin.ts'
import { gstinField } from './gstin-field.ts'
import { isStateCode } from './states.ts'
import { taxRuleTexts } from './tax-rules.texts.ts'

/** The receiver of a business's purchase: the business, or somebody else at its instruction. */
export const receivers = ['business', 'other'] as const
export type Receiver = (typeof receivers)[number]

/** One message per fault: the state code is checked only in a well-formed GSTIN. */
const isOfAState = (gstin: string) => !isGstin(gstin) || isStateCode(stateOfGstin(gstin))

/** The business fields of an order; all are optional, and only a GSTIN makes it a business. */
export const businessFields = {
  gstin: preprocessed(
    emptyAsUndefined,
    z.nullish(gstinField().check(z.refine(isOfAState, taxRuleTexts.gstinOfNoState))),
  ),
  /** Its registered name; that of the address by default. */
  legalName: preprocessed(emptyAsUndefined, z.nullish(paperText(120))),
  /** Its address, if the goods go elsewhere. */
  legalAddress: preprocessed(emptyAsUndefined, z.nullish(paperLines(300))),
  /** The business by default. */
  deliveredTo: preprocessed(emptyAsUndefined, z.nullish(oneOf(receivers, taxRuleTexts.receiver))),
}

type Typed = { [Name in keyof typeof businessFields]?: string | null | undefined }

/**
 * The missing fields. A business is identified by its GSTIN. If it has goods sent to somebody else,
 * it needs its own name and address, because those of the parcel belong to the receiver.
 */
function missingOf({ gstin, legalName, legalAddress, deliveredTo }: Typed): (keyof Typed)[] {
  if (!gstin) return legalName || legalAddress ? ['gstin'] : []
  if (deliveredTo !== 'other') return []
  return [
    ...(legalName ? [] : ['legalName' as const]),
    ...(legalAddress ? [] : ['legalAddress' as const]),
  ]
}

/** Reports `Required` at each missing field, besides other faults. */
export const businessIsWhole = <T extends Typed>() =>
  z.superRefine<T>(
    (value, context) => {
      for (const name of missingOf(value))
        context.addIssue({ code: 'custom', path: [name], message: texts.required })
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )

/** The business of an order as returned. */
export const business = z.object({
  gstin: z.string(),
  legalName: z.string(),
  legalAddress: z.nullable(z.string()),
  deliveredTo: z.enum(receivers),
})
export type Business = z.infer<typeof business>

const form = z.object(businessFields)

/**
 * The same as typed in a form, where the name of the business is required too. Without input the
 * buyer is a consumer, whatever receiver was chosen.
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
