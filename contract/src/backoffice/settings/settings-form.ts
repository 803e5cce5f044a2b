import * as z from 'zod/mini'
import { optionalAmount } from '#shared/amount-field.ts'
import { absentOr, oneOf } from '#shared/fields.ts'
import { latinDigits, withoutMarks } from '#shared/identifiers.ts'
import { oneLine } from '@tohfa/print-engine/text/lines'
import { printable } from '@tohfa/print-engine/text/printable'
import { productTypeSlugs } from '#catalog/product-type-labels.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { type BlankId, blankIds } from '@tohfa/print-engine/scene/blanks'
import { texts } from '#i18n/texts.ts'
import { newOrderMails } from './new-order-mails.ts'
import { settingsRuleTexts as rules } from './settings-rules.texts.ts'

/** One line that may be empty. */
const line = (max: number) =>
  z.string(ruleTexts.notValid).check(
    z.overwrite((value) => oneLine(value).replaceAll(/\s+/g, ' ')),
    z.maxLength(max, ruleTexts.tooLong(max)),
  )
const filled = (max: number) => line(max).check(z.minLength(1, texts.required))

const whole = (least: number, most: number, wrong: string) =>
  z
    .number(wrong)
    .check(z.refine((value) => Number.isInteger(value) && value >= least && value <= most, wrong))

const phone = filled(30).check(
  z.overwrite((value) => latinDigits(withoutMarks(value))),
  z.refine((value) => {
    const digits = value.replaceAll(/\D/g, '').length
    return value === '' || (/^[+\d ().-]+$/.test(value) && digits >= 7 && digits <= 15)
  }, rules.storePhone),
)
/** As the environment takes it: longer endings than those of a shopper's. */
const email = filled(254).check(
  z.refine((value) => value === '' || isEmail(value), texts.emailInvalid),
)
const link = line(200).check(
  z.refine(
    (value) => value === '' || (value.startsWith('https://') && URL.canParse(value)),
    rules.secureLink,
  ),
)
/** A part of the settings of which what is left out stays as it is. */
const part = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.optional(z.partial(z.object(shape, rules.mustBeObject)))

const isEmail = (value: string) => z.safeParse(z.email(), value).success
const isDay = (value: string) => z.safeParse(z.iso.date(), value).success

const productionDays = Object.fromEntries(
  productTypeSlugs.map((type) => [type, whole(0, 60, rules.productionDays)]),
) as Record<(typeof productTypeSlugs)[number], ReturnType<typeof whole>>

const mirrored = Object.fromEntries(blankIds.map((id) => [id, z.boolean(rules.onOrOff)])) as Record<
  BlankId,
  z.ZodMiniBoolean
>

/** What staff change of the settings: what is left out stays, in whatever depth. */
export const settingsForm = z.object({
  particulars: part({
    name: filled(80).check(
      printable,
      z.refine((value) => !/[<>"]/.test(value), rules.storeName),
    ),
    // Where a seller is set, that one's address counts.
    address: line(300).check(printable),
    phone,
    email,
    instagramUrl: link,
    whatsappUrl: link,
    grievanceOfficer: line(120),
    grievanceContact: line(200),
  }),
  cash: part({
    enabled: z.boolean(rules.onOrOff),
    max: optionalAmount(rules.cashMax),
    advance: whole(0, 100, rules.percent),
  }),
  cancelMinutes: z.optional(whole(0, 10_080, rules.cancelMinutes)),
  newOrderMail: z.optional(oneOf(newOrderMails, rules.newOrderMail)),
  promise: part({
    cutoffHour: whole(0, 24, rules.cutoffHour),
    productionDays: part(productionDays),
    holidays: z
      .array(z.string(rules.holidays), absentOr(texts.required, ruleTexts.mustBeList))
      .check(
        z.maxLength(200, rules.holidays),
        z.refine((days) => days.every(isDay), rules.holidays),
        z.overwrite((days) => [...new Set(days)].sort()),
      ),
    buffer: whole(0, 30, rules.buffer),
  }),
  press: part({ mirrored: part(mirrored) }),
  paper: part({ shareSheets: z.boolean(rules.onOrOff) }),
  setup: part({ shown: z.boolean(rules.onOrOff), textsRead: z.boolean(rules.onOrOff) }),
  announcement: z.optional(line(200)),
  announcementHi: z.optional(line(200)),
})
export type SettingsForm = z.infer<typeof settingsForm>
