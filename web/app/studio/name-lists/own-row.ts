import type { FieldValues } from '@tohfa/print-engine/scene/template-fields'

/** The row that somebody filled in on this device, with the receipt to change it. */
export type OwnRow = {
  receipt: string
  values: FieldValues
  color: string
  size: string
  note: string
}

const keyOf = (token: string) => `collect-${token}`

/** Null where there is none, or where the browser stores nothing. */
export function readOwnRow(token: string): OwnRow | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(token)) ?? 'null') as OwnRow | null
  } catch {
    return null
  }
}

export function keepOwnRow(token: string, row: OwnRow | null): void {
  try {
    if (row) localStorage.setItem(keyOf(token), JSON.stringify(row))
    else localStorage.removeItem(keyOf(token))
  } catch {
    // Without storage the row cannot be changed after the page is closed.
  }
}
