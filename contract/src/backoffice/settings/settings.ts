import { z } from 'zod'
import type { Setting, SettingEntries, SettingGroup } from './setting-kinds.ts'
import { type ShopSettings, settingsTable } from './settings-table.ts'

const value = {
  text: () => z.string(),
  number: () => z.number(),
  amount: () => z.number().nullable(),
  switch: () => z.boolean(),
  choice: ({ choices = [] }: Setting) => z.enum(choices),
  days: () => z.array(z.iso.date()),
} satisfies Record<Setting['kind'], (row: Setting) => z.ZodType>

function answerOf(entry: Setting | SettingGroup): z.ZodType {
  const schema = 'of' in entry ? z.object(answersOf(entry.of)) : valueOf(entry)
  return entry.about ? schema.describe(entry.about) : schema
}

function valueOf(row: Setting): z.ZodType {
  const one = value[row.kind](row)
  return row.each ? z.record(z.enum(row.each), one) : one
}

const answersOf = (entries: SettingEntries) =>
  Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, answerOf(entry)]))

/** The settings as returned. */
export const shopSettings = z.object(answersOf(settingsTable)) as unknown as z.ZodType<ShopSettings>
