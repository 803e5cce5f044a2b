import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import {
  type EmojiDrawing,
  type EmojiDrawings,
  type EmojiFamily,
  emojiFamilyName,
  emojiIn,
  mayBeEmoji,
} from '@tohfa/print-engine/text/emoji'
import { type EmojiPack, emojiPackUrl, openEmojiPack } from './emoji-pack.ts'

let pack: EmojiPack | undefined
const drawings = new Map<string, EmojiDrawing | undefined>()
/** So many letters are kept as they are drawn; texts of a shop repeat few. */
const mostKept = 500

/** The emoji in colour, each read at its first use. Only threads and processes that draw read them. */
export const studioEmoji: EmojiDrawings = {
  get(letter) {
    if (!mayBeEmoji(letter)) return undefined
    if (drawings.has(letter)) return drawings.get(letter)
    const drawing = readDrawing(letter)
    if (drawings.size >= mostKept) drawings.clear()
    drawings.set(letter, drawing)
    return drawing
  },
}

function readDrawing(letter: string): EmojiDrawing | undefined {
  pack ??= openEmojiPack(readFileSync(emojiPackUrl))
  const bytes = pack(emojiFamilyName(letter))
  return bytes && emojiIn(JSON.parse(brotliDecompressSync(bytes).toString()) as EmojiFamily, letter)
}
