import type { PrintedValue } from './personalisation.ts'

/** What is said of a field that holds a photo: that there is one. */
export const photoValue = { value: 'Photo', valueHi: 'तस्वीर' } as const

/** What is said in words: without that there is a photo, which a picture shows. */
export const writtenValues = (values: readonly PrintedValue[]): PrintedValue[] =>
  values.filter(
    ({ value, valueHi }) => value !== photoValue.value || valueHi !== photoValue.valueHi,
  )
