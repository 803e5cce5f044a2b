// chunk: schemas
import * as z from 'zod/mini'
import { $ZodPreprocess } from 'zod/v4/core'
import { plainIdentifier, tenDigits, withoutMarks } from './identifiers.ts'
import { isBlank } from '@tohfa/print-engine/text/blank'
import { manyLines, oneLine } from '@tohfa/print-engine/text/lines'
import {
  emailPattern,
  otpPattern,
  passwordPattern,
  phonePattern,
  pinCodePattern,
} from './patterns.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { texts } from '#i18n/texts.ts'

// Apart from the schemas, so that a page that checks one value does not carry the validator.
export * from './patterns.ts'

/** The sentence for a value that is absent, else the one for a value of the wrong kind. */
export function absentOr(absent: string, wrong: string) {
  return { error: (issue: { input?: unknown }) => (issue.input == null ? absent : wrong) }
}

type TextRules = [max: number, missing?: string, wrong?: string, tooLong?: string]

function typed(
  tidy: (value: string) => string,
  [
    max,
    missing = texts.required,
    wrong = missing,
    tooLong = wrong === missing ? ruleTexts.tooLong(max) : wrong,
  ]: TextRules,
) {
  return z
    .string(absentOr(missing, wrong))
    .check(z.overwrite(tidy), z.minLength(1, missing), z.maxLength(max, tooLong))
}

/**
 * One line that a person typed, of which something is seen. The first sentence is for what is missing,
 * the second for what is wrong.
 */
export const text = (...rules: TextRules) => typed(oneLine, rules)

/** The same of several lines. */
export const textLines = (...rules: TextRules) => typed(manyLines, rules)

/** Lines that may be left out; empty ones count as left out, as a form sends them. */
export function optionalLines(...rules: TextRules) {
  return preprocessed(
    (value) => (value === null ? undefined : emptyAsUndefined(value)),
    z.optional(textLines(...rules)),
  )
}

/** In a query or a form, what was not chosen may arrive as an empty value. */
export const emptyAsUndefined = (value: unknown) =>
  typeof value === 'string' && isBlank(value) ? undefined : value

/** What is read by `schema` once `prepare` has been over it; it may be absent where `schema` lets it. */
export function preprocessed<T extends z.core.$ZodType>(
  prepare: (value: unknown) => unknown,
  schema: T,
): $ZodPreprocess<T> {
  const pipe = { type: 'pipe', in: z.transform(prepare), out: schema } as const
  // The class forgets which schema it was given.
  return new $ZodPreprocess(pipe) as $ZodPreprocess<T>
}

/** A list that must be one: `Required` when it is absent, a plain sentence when it is no list. */
export function listOf<T extends z.core.$ZodType>(item: T) {
  return z.array(item, absentOr(texts.required, ruleTexts.mustBeList))
}

/** One of a few words. */
export function oneOf<const T extends readonly [string, ...string[]]>(words: T, wrong: string) {
  return z.enum(words, absentOr(texts.required, wrong))
}

type Identifier = {
  max?: number
  missing?: string
  wrong: string
  plain?: (typed: string) => string
}

/** Longer than any way to write a number or code with what people put between its digits. */
const mostTyped = 60

/** Taken as people write it, kept plain. It has one sentence, whatever is wrong. */
export function identifier(
  pattern: RegExp,
  { max = mostTyped, missing = texts.required, wrong, plain = plainIdentifier }: Identifier,
) {
  return text(max, missing, wrong, wrong).check(
    z.overwrite(plain),
    z.refine((value) => value === '' || pattern.test(value), wrong),
  )
}

export const email = () =>
  identifier(emailPattern, {
    max: 254,
    missing: texts.emailRequired,
    wrong: texts.emailInvalid,
    plain: withoutMarks,
  })
export const phone = () =>
  identifier(phonePattern, { wrong: texts.mobileInvalid, plain: tenDigits })
export const pinCode = () => identifier(pinCodePattern, { wrong: texts.pinCodeInvalid })
export const otp = () =>
  identifier(otpPattern, { missing: texts.otpInvalid, wrong: texts.otpInvalid })

/** Never trimmed: a space may be part of a password. 128 is far beyond what hashing must bear. */
export const newPassword = () =>
  z.string(absentOr(texts.passwordRequired, texts.passwordInvalid)).check(
    z.minLength(1, texts.passwordRequired),
    z.maxLength(128, texts.passwordInvalid),
    z.refine((value) => value === '' || passwordPattern.test(value), texts.passwordInvalid),
  )

export const presentPassword = () =>
  z
    .string(absentOr(texts.passwordRequired, texts.passwordRequired))
    .check(z.minLength(1, texts.passwordRequired), z.maxLength(1024, texts.credentialsInvalid))
