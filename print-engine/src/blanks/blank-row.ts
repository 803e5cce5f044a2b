// chunk: blanks
/**
 * A printed place on a blank, in millimetres (docs/studio.md 1.2). `width` and `height` are the
 * trimmed size. `bleed` is printed beyond that on each side. Important content keeps the distance
 * `safe` from the trim.
 */
export type PrintArea = {
  id: string
  label: string
  labelHi?: string | undefined
  width: number
  height: number
  bleed: number
  safe: number
}

/** `one`: engraved or pressed in a single colour, text and motifs only. */
export const inks = ['full', 'one'] as const
export type Ink = (typeof inks)[number]

/** A kind of unprinted article (docs/studio.md 1.1). */
export type BlankRow = {
  id: string
  /** Incremented when a property of the blank changes. */
  version: number
  areas: readonly PrintArea[]
  /** The resolution of the press file. */
  dpi: number
  ink: Ink
  /** The file formats for the press. */
  formats: readonly ('png' | 'pdf')[]
  /** The colour space of photos and colours in its PDF. */
  colorSpace: 'rgb' | 'cmyk'
  /**
   * Printed on fabric, which is visible wherever the design has no ink: an area has no background.
   */
  cloth: boolean
  /** The width of the two ends of the area next to the handle, in millimetres. */
  handleZone?: number
}

/** The colour of a sheet without ink: that of the product, or a fixed one, `#rrggbb`. */
type Ground = 'product' | `#${string}`

/** Other looks of the blank's pieces in a mock-up. */
export type Pieces = {
  ground: Ground
  /** The shapes that staff may choose for an area (docs/studio.md 7.8). */
  shapes: Readonly<Record<string, { ground?: Ground }>>
  /** The looks that only the product's category determines (docs/studio.md 7.7). */
  looks: readonly string[]
}

type Side = [id: string, label: string, labelHi: string]
type Figures = [width: number, height: number, bleed: number, safe: number]

export const front: Side = ['front', 'Front', 'आगे']
export const back: Side = ['back', 'Back', 'पीछे']

export const sides = ([width, height, bleed, safe]: Figures, ...named: Side[]): PrintArea[] =>
  named.map(([id, label, labelHi]) => ({ id, label, labelHi, width, height, bleed, safe }))

export const usual = {
  version: 1,
  dpi: 300,
  ink: 'full',
  formats: ['png', 'pdf'],
  colorSpace: 'rgb',
  cloth: false,
} as const
