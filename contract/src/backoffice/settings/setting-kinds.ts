import * as z from 'zod/mini'
import type { StaffRole } from '#accounts/staff-roles.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { texts } from '#i18n/texts.ts'
import { optionalAmount } from '#shared/amount-field.ts'
import { absentOr, oneOf } from '#shared/fields.ts'
import { isWholePaise } from '#shared/money.ts'
import { oneLine } from '@tohfa/print-engine/text/lines'
import { settingsRuleTexts as rules } from './settings-rules.texts.ts'

/** The sections of the staff's page, in its order. */
export const settingSections = [
  'announcement',
  'newOrders',
  'cancelling',
  'cash',
  'gift',
  'quotes',
  'promise',
  'press',
  'paper',
  'books',
  'payouts',
  'particulars',
  'indexNow',
  'offline',
  'setup',
] as const
export type SettingSection = (typeof settingSections)[number]

type Place = {
  /** Its description in the API document. */
  about?: string
  /** The section of the page; a setting without one is not on the page. */
  section?: SettingSection
  /** The roles that may change it, where fewer than for the page. */
  roles?: readonly StaffRole[]
}

/** The properties of a setting besides its kind. */
type Row<Value> = Place & {
  /** The environment variable with its default. */
  env?: string
  /** Its default without the variable. */
  first?: Value
  /** The position on the page, where it differs from the order of the API. */
  order?: number
  /** False: stored, but not on the page. */
  shown?: false
}

/** A setting: its kind, its constraints, and the source of its default. */
export type Setting<Value = unknown> = Row<Value> & {
  first: Value
  kind: 'text' | 'number' | 'amount' | 'switch' | 'choice' | 'days'
  /** The schema for staff's input. */
  rule: z.core.$ZodType
  most?: number
  least?: number
  /** The format of a text; whether its variable has the limit `most` too. */
  format?: 'email' | 'link' | 'bounded'
  unit?: string
  choices?: readonly string[]
  /** The names that each have one such value. */
  each?: readonly string[]
}

/** Settings grouped under one name. */
export type SettingGroup<Rows = Record<string, Setting>> = Place & { of: Rows }

export type SettingEntries = Readonly<Record<string, Setting | SettingGroup>>

/** A part of the settings in which omitted values stay unchanged. */
export const part = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.optional(z.partial(z.object(shape, rules.mustBeObject)))

type Check = z.core.CheckFn<string> | z.core.$ZodCheck<string>

/** One line; empty where it is optional. */
export function text(
  most: number,
  {
    required = false,
    checks = [],
    ...row
  }: Row<string> & Pick<Setting, 'format'> & { required?: boolean; checks?: Check[] } = {},
): Setting<string> {
  const rule = z.string(ruleTexts.notValid).check(
    z.overwrite((value) => oneLine(value).replaceAll(/\s+/g, ' ')),
    z.maxLength(most, ruleTexts.tooLong(most)),
    ...(required ? [z.minLength(1, texts.required)] : []),
    ...checks,
  )
  return { kind: 'text', rule, most, first: '', ...row }
}

/** A whole number. */
export function whole(
  least: number,
  most: number,
  wrong: string,
  row: Row<number> & Pick<Setting, 'unit'> = {},
): Setting<number> {
  const rule = z
    .number(wrong)
    .check(z.refine((value) => Number.isInteger(value) && value >= least && value <= most, wrong))
  return { kind: 'number', rule, least, most, first: 0, ...row }
}

/** Rupees, or null. */
export const amount = (wrong: string, row: Row<number | null> = {}): Setting<number | null> => ({
  kind: 'amount',
  rule: optionalAmount(wrong),
  first: null,
  ...row,
})

/** Rupees from 0, in whole paise. */
export function price(most: number, wrong: string, row: Row<number> = {}): Setting<number> {
  const rule = z
    .number(wrong)
    .check(z.minimum(0, wrong), z.maximum(most, wrong), z.refine(isWholePaise, wrong))
  return { kind: 'amount', rule, first: 0, ...row }
}

export const onOrOff = (row: Row<boolean> = {}): Setting<boolean> => ({
  kind: 'switch',
  rule: z.boolean(rules.onOrOff),
  first: false,
  ...row,
})

export const choice = <const Words extends readonly [string, ...string[]]>(
  choices: Words,
  wrong: string,
  row: Row<Words[number]> & { first: Words[number] },
): Setting<Words[number]> => ({ kind: 'choice', rule: oneOf(choices, wrong), choices, ...row })

const isDay = (value: string) => z.safeParse(z.iso.date(), value).success

/** A list of distinct days with a maximum length. */
export function days(most: number, wrong: string, row: Row<string[]> = {}): Setting<string[]> {
  const rule = z.array(z.string(wrong), absentOr(texts.required, ruleTexts.mustBeList)).check(
    z.maxLength(most, wrong),
    z.refine((all) => all.every(isDay), wrong),
    z.overwrite((all) => [...new Set(all)].sort()),
  )
  return { kind: 'days', rule, first: [], ...row }
}

const valueOfEach = <Names extends readonly string[], Value>(names: Names, value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Names[number], Value>

/** One such value for each of the names. */
export const each = <const Names extends readonly string[], Value>(
  names: Names,
  one: Setting<Value>,
): Setting<Record<Names[number], Value>> & { each: Names } => ({
  ...one,
  first: valueOfEach(names, one.first),
  rule: part(valueOfEach(names, one.rule)),
  each: names,
})

export const group = <Rows extends Record<string, Setting>>(
  place: Place,
  of: Rows,
): SettingGroup<Rows> => ({ ...place, of })
