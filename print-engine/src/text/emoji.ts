import type { Command } from './outline.ts'

/** A filled part of a drawing in colour. */
export type PaintedOutline = { commands: readonly Command[]; fill: string; opacity?: number }

/** An emoji as flat areas, in ems: its baseline at y = 0, downward, its left edge at x = 0. */
export type EmojiDrawing = { width: number; parts: readonly PaintedOutline[] }

/** The drawing of an emoji by its letter as it is typed; none where it is printed in one colour. */
export type EmojiDrawings = { get(letter: string): EmojiDrawing | undefined }

/**
 * A packed drawing: for each part its fill, its path by `M L Q C Z` in a box of 1,000, its opacity.
 * After small letters, each point is as seen from the one before.
 */
export type PackedEmoji = readonly (readonly [fill: string, d: string, opacity?: number])[]

/** The drawings of one emoji and of its skin tones, by the name of each. */
export type EmojiFamily = Record<string, PackedEmoji>

/** The side of a packed drawing. */
export const packedSide = 1_000
/** How wide an emoji is, in ems, and how far it reaches below the baseline. */
const side = 1.25
const below = 0.12
/** How far it reaches from the baseline. */
export const emojiReach = { above: side - below, below }

const inColor = /\p{Emoji_Presentation}|[\p{Extended_Pictographic}\u20E3]\uFE0F|\uFE0F\u20E3/u
/** Whether a text has emoji in colour, where the blank prints colour. */
export const hasEmojiInColor = (text: string): boolean => inColor.test(text)

const maybeEmoji = /[\p{Extended_Pictographic}\u20E3\p{Regional_Indicator}]/u
const textStyle = '\uFE0E'
const emojiStyle = '\uFE0F'
const skinTones = /-1f3f[b-f]/g

/** Whether a letter may be an emoji in colour; its family says whether it is. */
export const mayBeEmoji = (letter: string): boolean =>
  maybeEmoji.test(letter) && !letter.includes(textStyle)

/** The name of a letter in its family: its code points, `2764-fe0f`. */
export const emojiName = (letter: string): string =>
  Array.from(letter, (sign) => (sign.codePointAt(0) ?? 0).toString(16)).join('-')

/** The name of the family of a letter: the same for all skin tones, and with or without its style. */
export const emojiFamilyName = (letter: string): string =>
  emojiName(letter.replaceAll(emojiStyle, '')).replaceAll(skinTones, '')

/**
 * The drawing of a letter in its family. A sign that is text unless a selector says otherwise, such as
 * U+2764, is there only with its selector.
 */
export function emojiIn(family: EmojiFamily, letter: string): EmojiDrawing | undefined {
  const packed = family[emojiName(letter)] ?? family[emojiName(letter.replaceAll(emojiStyle, ''))]
  return packed && { width: side, parts: packed.map(unpack) }
}

function unpack([fill, d, opacity]: PackedEmoji[number]): PaintedOutline {
  const scale = side / packedSide
  const before = [0, 0]
  const commands = Array.from(
    d.matchAll(/([MLQCZ])([^MLQCZ]*)/gi),
    ([, type = '', numbers = '']) => {
      const isFromBefore = type !== type.toUpperCase()
      return {
        type: type.toUpperCase() as Command['type'],
        points: (numbers.match(/-?\d+/g) ?? []).map((number, i) => {
          const at = Number(number) + (isFromBefore ? (before[i % 2] ?? 0) : 0)
          before[i % 2] = at
          return i % 2 === 0 ? at * scale : at * scale - side + below
        }),
      }
    },
  )
  return { commands, fill, ...(opacity !== undefined && { opacity }) }
}
