import { z } from 'zod'
import { emptyAsUndefined } from './fields.ts'
import { unreadyLine } from '#fulfilment/unready.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'

const params = z
  .array(z.union([z.string(), z.number()]))
  .describe('What stands in the gaps of the sentence, in their order')

/** The key of a text in `messages.texts.ts`, by which a Hindi page looks it up. */
export const messageKey = z.object({ code: z.string(), params: params.optional() })
export type MessageKey = z.infer<typeof messageKey>

/** The same for a text within an answer; absent where it has no code. */
export const optionalMessageKey = messageKey.partial().shape

/** The answer of every failed call (docs/product.md 18.2). */
export const failureEnvelope = z.object({
  success: z.literal(false),
  error: z.string().describe('A sentence for a person'),
  message: z.string().describe('The same sentence'),
  code: z.string().describe('A stable code in snake_case'),
  sentence: messageKey
    .optional()
    .describe('Which sentence `error` is, where it is not the one that `code` stands for'),
  fields: z.record(z.string(), z.string()).optional().describe('A sentence per field, by path'),
  fieldSentences: z
    .record(z.string(), messageKey)
    .optional()
    .describe('Which sentences those in `fields` are, by the same paths'),
  data: z.unknown().optional().describe('What is there, where something else was changed first'),
  lines: z.array(unreadyLine).optional().describe('What of an order is not ready; in `data` too'),
  first: z.iso.date().optional().describe('The first day that can be met'),
  requestId: z.string(),
})
export type FailureEnvelope = z.infer<typeof failureEnvelope>

/** A successful answer with one value. */
export function envelope<T extends z.core.$ZodType>(data: T) {
  return z.object({
    success: z.literal(true),
    message: z.string().optional(),
    ...optionalMessageKey,
    data,
  })
}

/** A successful answer with a message only. */
export const messageEnvelope = z.object({
  success: z.literal(true),
  message: z.string(),
  ...optionalMessageKey,
})

/** A successful answer without content. */
export const done = z.object({ success: z.literal(true) })

/** A page of a list, with the total number. */
export function listEnvelope<T extends z.core.$ZodType>(item: T) {
  return z.object({
    success: z.literal(true),
    data: z.array(item),
    totalCount: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
  })
}

/** One of several values in a query; absent when empty. */
export function choice<const T extends readonly [string, ...string[]]>(words: T, wrong?: string) {
  const chosen = z.enum(words, wrong).optional()
  return z.preprocess<unknown, typeof chosen, T[number] | '' | undefined>(emptyAsUndefined, chosen)
}

/** A number in a query consists of digits; other spellings (`0x10`, a space) are refused. */
export function queryFigure(value: unknown): unknown {
  const isFigure = typeof value !== 'string' || /^\d*(?:\.\d+)?$/.test(value)
  return isFigure ? emptyAsUndefined(value) : Number.NaN
}

/** `page` and `limit` of a list's query; converted from the text of the URL. */
export function paging(defaultLimit: number) {
  return {
    page: whole(1_000_000_000, 1),
    limit: whole(60, defaultLimit),
  }
}

function whole(max: number, usual: number) {
  const range = `Should be a whole number from 1 to ${max}`
  const figure = z.coerce.number(range).int(range).min(1, range).max(max, range).default(usual)
  return z.preprocess<unknown, typeof figure, number | undefined>(queryFigure, figure)
}

const date = z.iso.date({ error: ruleTexts.date }).optional()
/** A day in a query, `YYYY-MM-DD`; an empty one counts as absent. */
export const day = z.preprocess<unknown, typeof date, string | undefined>(emptyAsUndefined, date)
