import { z } from 'zod'
import { emptyAsUndefined } from './fields.ts'
import { unreadyLine } from '#fulfilment/unready.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'

const params = z
  .array(z.union([z.string(), z.number()]))
  .describe('What stands in the gaps of the sentence, in their order')

/** Which sentence of `messages.texts.ts` a text is; what a page that speaks Hindi looks it up by. */
export const messageKey = z.object({ code: z.string(), params: params.optional() })
export type MessageKey = z.infer<typeof messageKey>

/** The same beside a text that is a part of an answer; nothing where it has no code. */
export const optionalMessageKey = messageKey.partial().shape

/** What every failing call answers (docs/product.md 18.2). */
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

/** A successful answer that carries one thing. */
export function envelope<T extends z.core.$ZodType>(data: T) {
  return z.object({
    success: z.literal(true),
    message: z.string().optional(),
    ...optionalMessageKey,
    data,
  })
}

/** A successful answer that only says so. */
export const messageEnvelope = z.object({
  success: z.literal(true),
  message: z.string(),
  ...optionalMessageKey,
})

/** A successful answer that says nothing more. */
export const done = z.object({ success: z.literal(true) })

/** A page of a list, with the number of all there are. */
export function listEnvelope<T extends z.core.$ZodType>(item: T) {
  return z.object({
    success: z.literal(true),
    data: z.array(item),
    totalCount: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
  })
}

/** One of a few words in a query; absent when empty. */
export function choice<const T extends readonly [string, ...string[]]>(words: T, wrong?: string) {
  const chosen = z.enum(words, wrong).optional()
  return z.preprocess<unknown, typeof chosen, T[number] | '' | undefined>(emptyAsUndefined, chosen)
}

/** A number in a query is digits; what merely can be read as one (`0x10`, a space) is none. */
export function queryFigure(value: unknown): unknown {
  const isFigure = typeof value !== 'string' || /^\d*(?:\.\d+)?$/.test(value)
  return isFigure ? emptyAsUndefined(value) : Number.NaN
}

/** `page` and `limit` of a list's query; text in a URL, so turned into numbers here. */
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
/** A day in an address, `YYYY-MM-DD`; an empty one counts as none. */
export const day = z.preprocess<unknown, typeof date, string | undefined>(emptyAsUndefined, date)
