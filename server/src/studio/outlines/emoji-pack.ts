import { commonEmojiFile, emojiSet } from '@tohfa/print-engine/fonts/emoji-set'

const emojiUrl = (name: string): URL =>
  new URL(`../../../../print-engine/emoji/${name}`, import.meta.url)

/** The pack of the emoji's drawings; its name contains its hash. */
export const emojiPackUrl = emojiUrl(`${emojiSet}.pack`)
/** The common ones together, in Brotli. */
export const commonEmojiUrl = emojiUrl(`${commonEmojiFile}.br`)

/** The bytes of a family of emoji as JSON in Brotli; none where the pack does not have it. */
export type EmojiPack = (family: string) => Buffer | undefined

/**
 * Reads a pack: lines of a family's name and its length in bytes, an empty line, then the families one
 * after the other.
 */
export function openEmojiPack(file: Buffer): EmojiPack {
  const head = file.indexOf('\n\n')
  const families = new Map<string, { from: number; to: number }>()
  let from = head + 2
  for (const line of file.toString('latin1', 0, head).split('\n')) {
    const [name = '', length] = line.split(' ')
    const to = from + Number(length)
    families.set(name, { from, to })
    from = to
  }
  return (family) => {
    const found = families.get(family)
    return found && file.subarray(found.from, found.to)
  }
}
