import { z } from 'zod'
import {
  emailPattern,
  otpPattern,
  passwordPattern,
  phonePattern,
  pinCodePattern,
  tenDigits,
} from './patterns.ts'
import { ruleTexts } from './rules.texts.ts'
import { texts } from './texts.ts'

// Apart from the schemas, so that a page that checks one value does not carry the validator.
export * from './patterns.ts'

/** The sentence for a value that is absent, else the one for a value of the wrong kind. */
export function absentOr(absent: string, wrong: string) {
  return { error: (issue: { input?: unknown }) => (issue.input == null ? absent : wrong) }
}

/**
 * Text that a person typed: trimmed, without NUL and lone surrogates (which PostgreSQL cannot store),
 * not empty.
 * The first sentence is for what is missing, the second for what is wrong.
 */
export function text(
  max: number,
  missing: string = texts.required,
  wrong: string = missing,
  tooLong: string = wrong === missing ? ruleTexts.tooLong(max) : wrong,
) {
  return z
    .string(absentOr(missing, wrong))
    .overwrite((value) => value.replaceAll('\0', '').toWellFormed().trim())
    .min(1, missing)
    .max(max, tooLong)
}

/** A list that must be one: `Required` when it is absent, a plain sentence when it is no list. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.array(item, absentOr(texts.required, ruleTexts.mustBeList))
}

/** One of a few words. */
export function oneOf<const T extends readonly [string, ...string[]]>(words: T, wrong: string) {
  return z.enum(words, absentOr(texts.required, wrong))
}

/** A chain of checks that stops at the first failure, so that a field has one sentence. */
function patterned(max: number, missing: string, pattern: RegExp, wrong: string) {
  return text(max, missing, wrong, wrong).refine((value) => value === '' || pattern.test(value), {
    error: wrong,
  })
}

export const email = () => patterned(254, texts.emailRequired, emailPattern, texts.emailInvalid)

/** Longer than any way to write a phone number of ten digits. */
const mostOfPhone = 40

/** Taken as people write it, kept as its ten digits. */
export const phone = () =>
  text(mostOfPhone, texts.required, texts.mobileInvalid)
    .overwrite(tenDigits)
    .refine((value) => value === '' || phonePattern.test(value), { error: texts.mobileInvalid })

export const pinCode = () => patterned(6, texts.required, pinCodePattern, texts.pinCodeInvalid)
export const otp = () => patterned(6, texts.otpInvalid, otpPattern, texts.otpInvalid)

/** Never trimmed: a space may be part of a password. 128 is far beyond what hashing must bear. */
export const newPassword = () =>
  z
    .string(absentOr(texts.passwordRequired, texts.passwordInvalid))
    .min(1, texts.passwordRequired)
    .max(128, texts.passwordInvalid)
    .refine((value) => value === '' || passwordPattern.test(value), {
      error: texts.passwordInvalid,
    })

export const presentPassword = () =>
  z
    .string(absentOr(texts.passwordRequired, texts.passwordRequired))
    .min(1, texts.passwordRequired)
    .max(1024, texts.credentialsInvalid)
