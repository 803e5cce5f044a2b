// chunk: blanks
import type { PieceShape } from '#mockup/piece-shapes.ts'

export const blankIds = [
  'tee',
  'cap',
  'mug',
  'pillow',
  'mousepad',
  'keychain',
  'frame',
  'card',
  'bracelet',
] as const
export type BlankId = (typeof blankIds)[number]

/**
 * A place on a blank that is printed, in millimetres (docs/studio.md 1.2): `width` and `height` are
 * what is left after trimming, `bleed` is printed beyond that on each side, and what matters keeps
 * `safe` away from the trim.
 */
export type BlankArea = {
  id: string
  label: string
  labelHi?: string | undefined
  width: number
  height: number
  bleed: number
  safe: number
  /** How the piece looks in a mock-up, when otherwise than the blank; the press knows nothing of it. */
  shape?: PieceShape | undefined
}

/** What is printed on (docs/studio.md 1.1). */
export type Blank = {
  id: BlankId
  /** Counts up when a figure of the blank changes. */
  version: number
  areas: readonly BlankArea[]
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

type Side = [id: string, label: string, labelHi: string]
type Figures = [width: number, height: number, bleed: number, safe: number]

const front: Side = ['front', 'Front', 'आगे']
const back: Side = ['back', 'Back', 'पीछे']

const sides = ([width, height, bleed, safe]: Figures, ...named: Side[]): BlankArea[] =>
  named.map(([id, label, labelHi]) => ({ id, label, labelHi, width, height, bleed, safe }))

const usual = {
  version: 1,
  dpi: 300,
  ink: 'full',
  formats: ['png', 'pdf'],
  colorSpace: 'rgb',
  cloth: false,
} as const

/** The blanks as they are without a product's own figures (docs/studio.md 1.3). */
export const blanks: Record<BlankId, Blank> = {
  tee: { ...usual, id: 'tee', areas: sides([305, 406, 0, 5], front, back), cloth: true },
  cap: { ...usual, id: 'cap', areas: sides([120, 60, 0, 3], front), cloth: true },
  mug: {
    ...usual,
    id: 'mug',
    areas: sides([205, 95, 3, 4], ['wrap', 'Around the mug', 'मग के चारों ओर']),
    handleZone: 10,
  },
  pillow: { ...usual, id: 'pillow', areas: sides([400, 400, 10, 15], front), dpi: 200 },
  mousepad: {
    ...usual,
    id: 'mousepad',
    areas: sides([240, 200, 3, 5], ['top', 'Top', 'ऊपर']),
  },
  keychain: { ...usual, id: 'keychain', areas: sides([40, 40, 1.5, 2], front, back) },
  frame: {
    ...usual,
    id: 'frame',
    areas: sides([127, 178, 3, 6], ['picture', 'Picture', 'तस्वीर']),
  },
  card: {
    ...usual,
    id: 'card',
    areas: sides([90, 55, 3, 3], front, back),
    colorSpace: 'cmyk',
  },
  bracelet: {
    ...usual,
    id: 'bracelet',
    areas: sides([40, 8, 0, 1], ['plate', 'Plate', 'प्लेट']),
    ink: 'one',
  },
}
