import { z } from 'zod'
import { address, savedAddress } from '#accounts/addresses.ts'
import { byQuantity } from '#catalog/price-break.ts'
import { choice, paging } from '#shared/envelope.ts'
import {
  absentOr,
  email,
  emptyAsUndefined,
  listOf,
  oneOf,
  optionalLines,
  phone,
  preprocessed,
  text,
  textLines,
} from '#shared/fields.ts'
import { isWholePaise } from '#shared/money.ts'
import { paperText } from '#shared/paper-text.ts'
import { texts } from '#i18n/texts.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { hasOneBase, hasOneSource, listParts } from '#studio/name-lists/name-lists.ts'
import { listRuleTexts } from '#studio/name-lists/list-rules.texts.ts'
import { studioRuleTexts } from '@tohfa/print-engine/scene/studio-rules.texts'
import { lineList } from '#orders/line-list.ts'
import { proof } from '#studio/proofs.ts'
import { business, businessFields, businessIsWhole } from '#tax/business-buyer.ts'
import { scene } from '@tohfa/print-engine/scene/scene'
import { printedValue } from '@tohfa/print-engine/scene/personalisation'
import { fieldValues } from '@tohfa/print-engine/scene/template-fields'
import { couponRuleTexts } from '#orders/coupon-rules.texts.ts'
import { draftRuleTexts } from './draft-rules.texts.ts'
import {
  approvalWays,
  deliveries,
  draftLimits,
  draftsPerPage,
  draftStates,
  handPayments,
} from './draft-states.ts'

const emptyAsNone = (value: unknown) => (value === null ? undefined : emptyAsUndefined(value))
const optional = <T extends z.core.$ZodType>(schema: T) =>
  preprocessed(emptyAsNone, z.optional(schema))

/** Who the goods are for; their phone is how staff know them. */
export const draftCustomer = z.object({
  name: paperText(120),
  phone: phone(),
  email: optional(email()),
})
export type DraftCustomer = z.output<typeof draftCustomer>

/** Where they go; without a name, phone or e-mail those of the customer count. */
export const draftAddress = z.object({
  name: optional(address.shape.name),
  phone: optional(phone()),
  email: optional(email()),
  streetAddress: address.shape.streetAddress,
  city: address.shape.city,
  state: address.shape.state,
  pinCode: address.shape.pinCode,
})
export type DraftAddress = z.output<typeof draftAddress>

/**
 * The rows of a name list as the call of name lists takes them. An id alone names a list of the
 * sender, or the rows that the draft has of it already.
 */
const draftList = z
  .object({ id: optional(text(64)), ...listParts })
  .refine(hasOneBase, { path: ['scene'], error: studioRuleTexts.sceneOrValues })
  .refine(hasOneSource, { path: ['rows'], error: listRuleTexts.rowsOrText })
export type DraftList = z.output<typeof draftList>

function asList(value: unknown): unknown {
  if (typeof value === 'string') return { id: value }
  return Array.isArray(value) ? { rows: value } : value
}

const { draftPieces } = draftRuleTexts
const draftItemParts = z.object({
  productId: text(64),
  color: text(60),
  size: optional(text(20)),
  pack: optional(z.number(draftRuleTexts.draftPack).int(draftRuleTexts.draftPack)),
  quantity: z
    .number(absentOr(texts.required, draftPieces))
    .int(draftPieces)
    .min(1, draftPieces)
    .max(draftLimits.pieces, draftPieces)
    .optional()
    .describe('Required, but of a list, which has that of its rows'),
  values: fieldValues.nullish().describe('Put into the template, by the ids of its fields'),
  scene: scene.nullish().describe('Instead of `values`'),
  list: preprocessed(
    asList,
    draftList
      .nullish()
      .describe(
        'Instead of both: rows as `POST /name-lists` takes them, an array of rows, or the id of a list',
      ),
  ),
})
const draftItemForm = draftItemParts
  .refine(({ quantity, list }) => quantity !== undefined || list, {
    path: ['quantity'],
    error: texts.required,
  })
  .refine(({ values, scene: drawn, list }) => !list || !(values || drawn), {
    path: ['list'],
    error: draftRuleTexts.draftListAlone,
  })
export type DraftItemForm = z.output<typeof draftItemForm>

const { couponPercent: draftPercent, couponValue: draftAmount } = couponRuleTexts
export const draftDiscount = z
  .object({
    percent: z
      .number(draftPercent)
      .positive(draftPercent)
      .max(100, draftPercent)
      .refine(isWholePaise, draftPercent)
      .nullish(),
    amount: z
      .number(draftAmount)
      .positive(draftAmount)
      .max(10_000_000, draftAmount)
      .refine(isWholePaise, draftAmount)
      .nullish(),
  })
  .refine(({ percent, amount }) => (percent == null) !== (amount == null), {
    error: draftRuleTexts.draftDiscountOne,
  })
export type DraftDiscount = z.output<typeof draftDiscount>

const { draftUntil } = draftRuleTexts
const parts = {
  customer: draftCustomer,
  items: listOf(draftItemForm).check(
    z.minLength(1, draftRuleTexts.draftItems(draftLimits.items)),
    z.maxLength(draftLimits.items, draftRuleTexts.draftItems(draftLimits.items)),
  ),
  address: draftAddress.nullish(),
  note: optionalLines(draftLimits.note),
  discount: draftDiscount.nullish(),
  delivery: oneOf(deliveries, draftRuleTexts.draftDelivery),
  until: z.iso
    .date(absentOr(texts.required, draftUntil))
    .describe('The last day, in India, on which its prices hold'),
  ...businessFields,
}
type Typed = Record<keyof typeof businessFields, string | null | undefined>
export const draftForm = z.object(parts).check(businessIsWhole<Partial<Typed>>())
export type DraftForm = z.output<typeof draftForm>

/** What is left out stays; a given list of items replaces all of them. */
export const draftChange = z.object({
  version: z.number(absentOr(texts.required, ruleTexts.notValid)).int(ruleTexts.notValid),
  customer: parts.customer.optional(),
  items: z.optional(parts.items),
  address: parts.address,
  note: preprocessed(
    (value) => (value === '' ? null : value),
    z.nullish(textLines(draftLimits.note)),
  ),
  discount: parts.discount,
  delivery: z.optional(parts.delivery),
  until: parts.until.optional(),
  ...businessFields,
})
export type DraftChange = z.output<typeof draftChange>

export const draftQuery = z.object({
  ...paging(draftsPerPage),
  state: choice(draftStates, ruleTexts.notValid),
  search: z.string().max(120).optional(),
})

/** What is printed on a line, with the proof that its buyer approves. */
export const draftPrint = z.object({
  price: z.number().describe('For one piece, in rupees'),
  values: z.array(printedValue),
  preview: z.string().nullable().describe('Null until the proof is ready'),
  mockUp: z.string().nullable().describe('The same on the product'),
  state: proof.shape.state,
  preflight: proof.shape.preflight,
})

/** What a line of a draft and one of its quote have in common. */
export const draftLine = z.object({
  id: z.string(),
  productId: z.string(),
  title: z.string(),
  titleHi: z.string().optional(),
  color: z.string(),
  size: z.string().optional(),
  pack: z.number().int().optional(),
  quantity: z.number().int(),
  ...byQuantity,
  images: z.array(z.string()),
  plain: z.literal(true).optional().describe('Where it could be personalised and is not'),
  list: lineList.optional().describe('The rows that it consists of'),
  total: z.number().describe('Of all its pieces with their print, before the discount'),
})

export const draftItem = draftLine.extend({
  values: fieldValues.nullable().describe('As they were given; null where a scene was'),
  scene: scene.nullable(),
  personalisation: draftPrint.extend({ proof: z.string() }).optional(),
})
export type DraftItem = z.output<typeof draftItem>

export const draftTotals = z.object({
  price: z.number().describe('Before the discount'),
  discount: z.number(),
  total: z.number(),
})

const orderOfDraft = z.object({ id: z.string(), orderNumber: z.string() })

/** A draft as staff read it in a list. */
export const draftHeading = z.object({
  id: z.string(),
  number: z.string(),
  version: z.number().int().describe('Counts up with each change'),
  state: z.enum(draftStates),
  customer: z.object({ name: z.string(), phone: z.string(), email: z.string().nullable() }),
  total: z.number(),
  until: z.iso.date(),
  delivery: z.enum(deliveries),
  createdAt: z.iso.datetime(),
  order: orderOfDraft.nullable(),
})
export type DraftHeading = z.output<typeof draftHeading>

export const draft = draftHeading.extend({
  items: z.array(draftItem),
  totals: draftTotals,
  address: z.nullable(savedAddress),
  business: z.nullable(business),
  note: z.string().nullable().describe('Only staff see it'),
  discount: z.object({ percent: z.number().optional(), amount: z.number().optional() }).nullable(),
  url: z.string().nullable().describe('Its present link; null until it is sent'),
  sentAt: z.iso.datetime().nullable(),
  declined: z.object({ at: z.iso.datetime(), reason: z.string().nullable() }).nullable(),
  approval: z
    .object({ by: z.string(), how: z.enum(approvalWays) })
    .nullable()
    .describe('Who approved the prints, where staff wrote it down'),
})
export type Draft = z.output<typeof draft>

/** The link, and the same in the staff’s own WhatsApp. */
export const sentDraft = z.object({ url: z.string(), whatsapp: z.string(), mailed: z.boolean() })

/** A payment that staff received themselves. */
export const draftTaking = z.object({
  payment: z.object({
    kind: oneOf(handPayments, draftRuleTexts.handPaymentKind),
    amount: z.number(absentOr(texts.required, ruleTexts.notValid)),
    reference: optional(text(80)),
  }),
  approval: z.object({
    by: text(120),
    how: oneOf(approvalWays, draftRuleTexts.approvalWay),
  }),
})
export type DraftTaking = z.output<typeof draftTaking>

export const handingOver = z.object({ to: text(120) })
