import type { PrintedValue } from './personalisation.ts'

/** The text for a field with a photo. */
export const photoValue = { value: 'Photo', valueHi: 'तस्वीर' } as const

/** The values as text: without photos, which a picture shows. */
export const writtenValues = (values: readonly PrintedValue[]): PrintedValue[] =>
  values.filter(
    ({ value, valueHi }) => value !== photoValue.value || valueHi !== photoValue.valueHi,
  )
