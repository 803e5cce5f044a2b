import * as z from 'zod/mini'
import { part } from './setting-kinds.ts'
import { type SettingsForm, settingsTable } from './settings-table.ts'

const rules = Object.entries(settingsTable).map(([key, entry]) => [
  key,
  'of' in entry
    ? part(Object.fromEntries(Object.entries(entry.of).map(([name, { rule }]) => [name, rule])))
    : z.optional(entry.rule),
])

/** The settings as staff change them. */
export const settingsForm = z.object(Object.fromEntries(rules)) as unknown as z.ZodMiniType<
  SettingsForm,
  SettingsForm
>
