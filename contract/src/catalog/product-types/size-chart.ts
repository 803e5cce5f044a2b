import { latinDigits } from '#shared/identifiers.ts'
import type { sizes } from '#catalog/listing-choices.ts'

/** The measurements of a piece, in the order of a chart's columns. */
export const measures = ['chest', 'length', 'shoulder', 'head', 'crown'] as const
export type Measure = (typeof measures)[number]

/** In centimetres; for adjustable parts, the minimum and the maximum. */
export type Centimetres = number | readonly [least: number, most: number]

/** The measures of a size, as a product that has a chart of its own stores them. */
export type SizeRow = { size: string } & Partial<Record<Measure, Centimetres>>

type Size = (typeof sizes)[number]
type Rows = Readonly<Partial<Record<Size, Readonly<Partial<Record<Measure, Centimetres>>>>>>

/** The sizes of a type with their measurements. */
export type SizeChart = {
  /** How to measure, in one sentence. */
  how: string
  rows: Rows
  /** Categories with another cut, by their ids. */
  cuts?: Readonly<Record<string, Rows>>
}

/** A measurement in inches, rounded to half an inch. */
export const inInches = (centimetres: number): number => Math.round((centimetres / 2.54) * 2) / 2

/** What was typed for a measure, such as `96` or `54-60`; what is no number stays, to be refused. */
export function readMeasure(typed: string): number | [number, number] | string {
  const found = /^(\d+(?:\.\d+)?)(?:\s*[–-]\s*(\d+(?:\.\d+)?))?$/.exec(latinDigits(typed).trim())
  if (!found) return typed.trim()
  const [, from, to] = found
  return to === undefined ? Number(from) : [Number(from), Number(to)]
}

/** A measure as it is typed. */
export const writtenMeasure = (value: Centimetres | undefined): string =>
  value === undefined ? '' : [value].flat().join('-')
