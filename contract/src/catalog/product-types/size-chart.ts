import type { sizes } from '#catalog/listing-choices.ts'

/** What is measured of a piece, in the order of a chart's columns. */
export const measures = ['chest', 'length', 'shoulder', 'head', 'crown'] as const
export type Measure = (typeof measures)[number]

/** In centimetres; of what adjusts, from the least to the most. */
export type Centimetres = number | readonly [least: number, most: number]

type Size = (typeof sizes)[number]
type Rows = Readonly<Partial<Record<Size, Readonly<Partial<Record<Measure, Centimetres>>>>>>

/** How large the sizes of a type are. */
export type SizeChart = {
  /** How one measures, in a sentence. */
  how: string
  rows: Rows
  /** Of categories with another cut, by their ids. */
  cuts?: Readonly<Record<string, Rows>>
}

/** A measure in inches, as people say it: to the half inch. */
export const inInches = (centimetres: number): number => Math.round((centimetres / 2.54) * 2) / 2
