import { latinDigits } from '@tohfa/contract/shared/identifiers'
import { trimBlank } from '@tohfa/print-engine/text/blank'
import type { ShopSettings } from '@tohfa/contract/backoffice/settings/settings-table'
import { call } from '#platform/api/api-client.ts'
import type { SettingField } from './settings-fields.ts'

/** Settings as typed, by path. */
type SettingsDraft = Record<string, string | boolean>

type Plain = Record<string, unknown>

function valueAt(settings: ShopSettings, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (part as Plain)[key], settings)
}

export function draftOf(settings: ShopSettings, fields: readonly SettingField[]): SettingsDraft {
  return Object.fromEntries(
    fields.map(({ path, kind }) => {
      const value = valueAt(settings, path)
      if (kind === 'switch') return [path, value === true]
      if (kind === 'days') return [path, (value as string[]).join('\n')]
      return [path, typeof value === 'number' || typeof value === 'string' ? `${value}` : '']
    }),
  )
}

export const isSame = (one: SettingsDraft, other: SettingsDraft): boolean =>
  Object.keys(one).every((path) => one[path] === other[path])

/** An invalid number stays as typed: the server's message appears at the field. */
function meant(kind: SettingField['kind'], typed: string | boolean | undefined): unknown {
  if (typeof typed !== 'string') return typed
  if (kind === 'days') return typed.split(/[\s,]+/).filter(Boolean)
  if (kind !== 'number' && kind !== 'amount') return typed
  const plain = latinDigits(trimBlank(typed)).replaceAll(',', '')
  if (plain === '') return kind === 'amount' ? null : typed
  return Number.isNaN(Number(plain)) ? typed : Number(plain)
}

/** Saves the values of these fields only. */
export function saveSettings(fields: readonly SettingField[], draft: SettingsDraft) {
  const body: Plain = {}
  for (const { path, kind } of fields) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    let part = body
    for (const key of keys) part = (part[key] ??= {}) as Plain
    part[last] = meant(kind, draft[path])
  }
  return call('PUT /admin/settings', { body })
}
