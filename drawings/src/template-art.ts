import type { CapArt } from './mockups/cap.ts'
import type { CardArt } from './mockups/card.ts'
import type { FrameArt } from './mockups/frame.ts'
import type { KeyChainArt } from './mockups/key-chain.ts'
import type { MousepadArt } from './mockups/mousepad.ts'
import type { MugArt } from './mockups/mug.ts'
import type { PillowArt } from './mockups/pillow.ts'
import type { ShirtArt } from './mockups/tshirt.ts'
import { clip, put } from './scene.ts'
import type { TemplatePrint } from './template-print.ts'

/** Units of a mock-up that a millimetre takes. */
const scales = { mug: 6.5, pillow: 2, cap: 3, card: 890 / 90, frame: 600 / 127 }

/** How large a key chain's print is drawn on its tag, and where from its middle; turned for a bar. */
const onTag: Record<string, [scale: number, y: number, turn?: number]> = {
  'hindi-name-key-chain': [6.6, 14, -90],
  'initial-leather-key-chain': [6.4, 40],
  'instant-photo-key-chain': [7.2, 22],
  'round-photo-key-chain': [7.4, 6],
  'half-heart-key-chains': [4.6, -10],
  'date-couple-key-chains': [5.8, 24],
  'auto-rickshaw-key-chain': [9.6, 8],
  'brass-elephant-key-chain': [7.6, 16],
  'new-home-key-chain': [7, 20],
}

const first = (print: TemplatePrint, area: string): string => print.areas[area] ?? ''

export function printedShirt(art: ShirtArt, print: TemplatePrint, view: number): ShirtArt {
  const at: ShirtArt['at'] = [540, art.fit === 'wide' ? 610 : 588, 1.28]
  const isBack = 'back' in print.areas && view === 1
  return {
    ...art,
    at,
    ...(isBack && { from: 'back' }),
    chest: () => first(print, isBack ? 'back' : 'front'),
  }
}

/** Where on the wrap a viewer looks first, in millimetres from its middle: at the left of two sides. */
const usualSide = -48
const sideOf: Record<string, number> = { 'hill-train-travel-mug': 28 }

/** A second mug has a print of its own. */
export function printedMug(art: MugArt, print: TemplatePrint, design: string): MugArt {
  const side = sideOf[design] ?? usualSide
  const seen = (area: string) => () => put(first(print, area), -side * scales.mug, 0, scales.mug)
  return { ...art, print: seen('wrap'), ...(art.partner && { partner: seen('second') }) }
}

export const printedPillow = (art: PillowArt, print: TemplatePrint): PillowArt => ({
  ...art,
  print: () => put(first(print, 'front'), 0, 0, scales.pillow),
})

export const printedCap = (art: CapArt, print: TemplatePrint): CapArt => ({
  ...art,
  front: () => put(first(print, 'front'), 0, 0, scales.cap),
})

export const printedCard = (art: CardArt, print: TemplatePrint): CardArt => ({
  ...art,
  height: 544,
  front: () => put(first(print, 'front'), 0, 0, scales.card),
  back: () => put(first(print, 'back'), 0, 0, scales.card),
})

export const printedFrame = (art: FrameArt, print: TemplatePrint): FrameArt => ({
  ...art,
  height: 841,
  inside: () => put(first(print, 'picture'), 300, 420.5, scales.frame),
})

export function printedKeyChain(
  art: KeyChainArt,
  print: TemplatePrint,
  design: string,
): KeyChainArt {
  const [scale, y, turn] = onTag[design] ?? [6, 0]
  const tags = art.tags.map((tag, index) => {
    const isSecond = index > 0
    const face = put(first(print, isSecond ? 'back' : 'front'), 0, y, scale, turn)
    return { ...tag, face: () => clip(tag.outline, face) }
  })
  return { ...art, tags }
}

/** The name of a desk mat stands in its corner. */
export function printedMousepad(art: MousepadArt, print: TemplatePrint): MousepadArt {
  const top = first(print, 'top')
  const scale = { standard: 4, gaming: 960 / 450, mat: 2.6 }[art.form]
  const inCorner = art.form === 'mat'
  return {
    ...art,
    print: (inks) =>
      inCorner ? (art.print?.(inks) ?? '') + put(top, 290, 140, scale) : put(top, 0, 0, scale),
  }
}
