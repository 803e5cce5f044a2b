import { type Blank, type BlankArea, blanks } from './blanks.ts'
import type { Scene, TextItem } from './scene.ts'
import type { FontId } from '#fonts/fonts.ts'
import { cleanText } from '#text/clean-text.ts'
import { lineStretch } from '#text/companions.ts'
import { hasEmojiInColor } from '#text/emoji.ts'
import { graphemes } from '#text/graphemes.ts'

/** The texts on a gift card. */
export type CardWords = { to: string; from?: string | null | undefined; message: string }

/** A6 landscape, in millimetres. */
export const giftCardArea = {
  id: 'gift',
  label: 'Gift card',
  labelHi: 'उपहार कार्ड',
  width: 148,
  height: 105,
  bleed: 3,
  safe: 6,
} as const satisfies BlankArea

/** A gift card is printed like a business card, on a larger sheet. */
export const giftCardBlank: Blank = { ...blanks.card, areas: [giftCardArea] }

/** A part of a text that line breaking measures. */
export type Piece = { text: string; font: FontId }
/** The width of a piece at a font size of one millimetre. */
export type WidthOf = (piece: Piece) => number

const paper = '#fffaf3'
const ink = '#3a2230'
const accent = '#a3374b'
const fonts = { name: 'kalam-700', message: 'kalam-400' } as const satisfies Record<string, FontId>

/** The space for text between the ornaments above and below. */
const room = { width: 118, height: 50 }
const nameWidth = 104
/** Font sizes in millimetres, the largest first. */
const sizes = { most: 8.5, least: 1, step: 0.25 }
const nameSizes = { to: 8.5, from: 6.5 }
const usualLeading = 1.4
const spaceWidth = 0.27
/** The side bearings of a letter, on top of the outline of a piece. */
const bearing = 0.05
/** Longer words are broken where they do not fit on a line. */
const longestWhole = 12
/** The maximum number of line breaks by the writer; a text with more is reflowed. */
const mostParagraphs = 10

const paragraphsOf = (message: string): string[] => {
  const lines = cleanText(message).split(/\n+/)
  return lines.length > mostParagraphs ? [lines.join(' ')] : lines
}

/** A message in the lines that its writer ended, where the card keeps them. */
export const cardMessage = (message: string): string => paragraphsOf(message).join('\n')

const wordsOf = (line: string): string[] => line.split(/\s+/u).filter((word) => word !== '')

/** A long word as the letters between which it may break, any other as a whole. */
function unbroken(word: string): string[] {
  const letters = graphemes(word)
  return letters.length > longestWhole ? letters : [word]
}

/** The pieces whose widths `giftCardScene` requests, without duplicates. */
export function giftCardPieces({ message }: CardWords): Piece[] {
  const words = paragraphsOf(message).flatMap(wordsOf)
  const texts = new Set(words.flatMap((word) => [word, ...unbroken(word)]))
  return Array.from(texts, (text) => ({ text, font: fonts.message }))
}

/** A piece in its measured form. */
export const pieceItem = ({ text, font }: Piece): TextItem =>
  textOf('piece', text, { y: 0, font, size: 1 })

/**
 * The gift card (docs/studio.md 9.13): the recipient above, the message in the largest size that
 * fits, the sender below. No text is cut off, whatever its length.
 */
export function giftCardScene(words: CardWords, widthOf: WidthOf): Scene {
  const { size, lines, leading } = fittingLines(words.message, widthOf)
  const top = -((lines.length - 1) * size * leading) / 2
  const message = lines.map((line, at) =>
    textOf(`line-${at}`, line, {
      y: top + at * size * leading,
      font: fonts.message,
      size,
      width: room.width,
    }),
  )
  const from = cleanText(words.from ?? '')
  const named = (id: string, text: string, y: number, size: number) =>
    textOf(id, text, { y, font: fonts.name, size, width: nameWidth, color: accent })
  return {
    v: 1,
    blank: 'card',
    areas: [
      {
        id: giftCardArea.id,
        background: paper,
        items: [
          frame(),
          named('to', cleanText(words.to), -34, nameSizes.to),
          ...message,
          ...(from === '' ? [] : [named('from', `— ${from}`, 36, nameSizes.from)]),
        ],
      },
    ],
  }
}

type FittingLines = { size: number; lines: string[]; leading: number }

/** The largest size at which the whole message fits, and its lines. */
function fittingLines(message: string, widthOf: WidthOf): FittingLines {
  const stretch = lineStretch({ text: message, font: fonts.message }, hasEmojiInColor(message))
  const leading = usualLeading * stretch
  const paragraphs = paragraphsOf(message)
  for (let size = sizes.most; size > sizes.least; size -= sizes.step) {
    const lines = paragraphs.flatMap((line) => broken(line, room.width / size, widthOf))
    if (lines.length * leading * size <= room.height) return { size, lines, leading }
  }
  const { least: size } = sizes
  const lines = paragraphs.flatMap((line) => broken(line, room.width / size, widthOf))
  return { size, lines, leading }
}

/** A paragraph in lines of at most this many ems. */
function broken(paragraph: string, width: number, widthOf: WidthOf): string[] {
  const lines: string[] = []
  let [line, used] = ['', 0]
  const put = (text: string, space: number) => {
    const own = widthOf({ text, font: fonts.message }) + bearing
    if (line !== '' && used + space + own > width) {
      lines.push(line)
      ;[line, used] = [text, own]
    } else {
      line += (space > 0 && line !== '' ? ' ' : '') + text
      used += (line === text ? 0 : space) + own
    }
  }
  for (const word of wordsOf(paragraph)) {
    const isWhole = widthOf({ text: word, font: fonts.message }) + bearing <= width
    const parts = isWhole ? [word] : unbroken(word)
    for (const [at, part] of parts.entries()) put(part, at === 0 ? spaceWidth : 0)
  }
  return line === '' ? lines : [...lines, line]
}

type Placed = Pick<TextItem, 'y' | 'font' | 'size'> & { width?: number; color?: string }

const textOf = (id: string, text: string, { color = ink, ...placed }: Placed): TextItem => ({
  kind: 'text',
  id,
  x: 0,
  turn: 0,
  text,
  align: 'center',
  leading: 1.2,
  track: 0,
  bend: 0,
  color,
  ...placed,
})

/** A border inside the trim. */
const frame = () => ({
  kind: 'shape' as const,
  id: 'frame',
  x: 0,
  y: 0,
  turn: 0,
  shape: 'rect' as const,
  width: giftCardArea.width - 2 * giftCardArea.safe,
  height: giftCardArea.height - 2 * giftCardArea.safe,
  radius: 3,
  fill: null,
  stroke: { color: accent, width: 0.5 },
})
