import { commonEmojiFile, emojiSet } from '@tohfa/print-engine/fonts/emoji-set'
import {
  type EmojiDrawing,
  type EmojiDrawings,
  type EmojiFamily,
  emojiFamilyName,
  emojiIn,
  mayBeEmoji,
} from '@tohfa/print-engine/text/emoji'
import { graphemes } from '@tohfa/print-engine/text/graphemes'
import type { TextToShape } from '@tohfa/print-engine/text/text-to-shape'

/** By their letter; undefined for a letter that is printed in one colour. */
const drawings = new Map<string, EmojiDrawing | undefined>()
let common: Record<string, EmojiFamily> = {}
let hasAskedForCommon = false

/** The drawings that were loaded. */
export const emoji: EmojiDrawings = drawings

/** Loads the drawings of a text that is printed in colour. */
export function loadEmojiOf({ text, ink }: TextToShape): Promise<void>[] {
  if (ink === 'one') return []
  return graphemes(text.normalize('NFC'))
    .filter((letter) => mayBeEmoji(letter) && !drawings.has(letter) && !isCommon(letter))
    .map(loadEmoji)
}

function isCommon(letter: string): boolean {
  const family = common[emojiFamilyName(letter)]
  if (family) drawings.set(letter, emojiIn(family, letter))
  return family !== undefined
}

async function loadEmoji(letter: string): Promise<void> {
  const answer = await fetch(`/emoji/${emojiSet}/${emojiFamilyName(letter)}.json`)
  if (!answer.ok) throw new Error(`the emoji ${letter} cannot be loaded: ${answer.status}`)
  drawings.set(letter, emojiIn((await answer.json()) as EmojiFamily, letter))
}

/**
 * Once somebody has used an emoji: loads the common ones together, so that the next one needs no
 * request (docs/decisions/156). Called when a picture is drawn, so that none waits for it.
 */
export async function loadCommonEmoji(): Promise<void> {
  if (hasAskedForCommon || !Array.from(drawings.values()).some(Boolean)) return
  hasAskedForCommon = true
  try {
    const answer = await fetch(`/emoji/${commonEmojiFile}`, { priority: 'low' })
    if (answer.ok) common = (await answer.json()) as typeof common
  } catch {
    // Each is loaded by itself, as before.
  }
}
