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

// Separate from the schemas, so that a page that checks one value does not load the validator.
export * from './patterns.ts'

/** The message for a missing value, else the one for a value of the wrong type. */
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
 * One line of typed text with a visible character. The first message is for a missing value, the
 * second for an invalid one.
 */
export const text = (...rules: TextRules) => typed(oneLine, rules)

/** The same for several lines. */
export const textLines = (...rules: TextRules) => typed(manyLines, rules)

/** Optional lines; empty ones count as absent, because forms send them. */
export function optionalLines(...rules: TextRules) {
  return preprocessed(
    (value) => (value === null ? undefined : emptyAsUndefined(value)),
    z.optional(textLines(...rules)),
  )
}

/** In a query or a form, an unselected field may arrive as an empty value. */
export const emptyAsUndefined = (value: unknown) =>
  typeof value === 'string' && isBlank(value) ? undefined : value

/** A value parsed by `schema` after `prepare`; optional where `schema` is. */
export function preprocessed<T extends z.core.$ZodType>(
  prepare: (value: unknown) => unknown,
  schema: T,
): $ZodPreprocess<T> {
  const pipe = { type: 'pipe', in: z.transform(prepare), out: schema } as const
  // The class does not keep the type of its schema.
  return new $ZodPreprocess(pipe) as $ZodPreprocess<T>
}

/** A required list: `Required` when it is absent, a plain message for another type. */
export function listOf<T extends z.core.$ZodType>(item: T) {
  return z.array(item, absentOr(texts.required, ruleTexts.mustBeList))
}

/** One of several values. */
export function oneOf<const T extends readonly [string, ...string[]]>(words: T, wrong: string) {
  return z.enum(words, absentOr(texts.required, wrong))
}

type Identifier = {
  max?: number
  missing?: string
  wrong: string
  plain?: (typed: string) => string
}

/** Longer than any way to write a number or code with separators. */
const mostTyped = 60

/** Accepted in any common spelling, and normalised. All faults have one message. */
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

/**
 * Never trimmed: a space may be part of a password. 128 is far below what would make hashing slow.
 */
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
