// chunk: blanks
/**
 * A place on a blank that is printed, in millimetres (docs/studio.md 1.2): `width` and `height` are
 * what is left after trimming, `bleed` is printed beyond that on each side, and what matters keeps
 * `safe` away from the trim.
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

/** What is printed on (docs/studio.md 1.1). */
export type BlankRow = {
  id: string
  /** Counts up when a figure of the blank changes. */
  version: number
  areas: readonly PrintArea[]
  /** Of the press file. */
  dpi: number
  /** `one`: engraved or pressed in a single colour, words and motifs only. */
  ink: 'full' | 'one'
  /** The files that the press takes. */
  formats: readonly ('png' | 'pdf')[]
  /** Of the photos and colours in its PDF. */
  colorSpace: 'rgb' | 'cmyk'
  /** Printed on cloth, which shows wherever the design has no ink: an area has no background. */
  cloth: boolean
  /** How wide the ends of the area are that lie beside the handle, in millimetres. */
  handleZone?: number
}

/** What a sheet without ink shows: the product's colour, or one that is always the same, `#rrggbb`. */
type Ground = 'product' | `#${string}`

/** How the pieces of a blank look in a mock-up, beside as usual. */
export type Pieces = {
  ground: Ground
  /** What staff may choose for an area (docs/studio.md 7.8). */
  shapes: Readonly<Record<string, { ground?: Ground }>>
  /** What only the category of a product chooses (docs/studio.md 7.7). */
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
