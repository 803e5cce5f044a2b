import { createHash } from 'node:crypto'

/** With this many bits a word and probes, one unknown word in a million counts as known. */
const bitsPerWord = 29
const looks = 20

/** A set of words in few bytes. It recognizes each of them, and very rarely another word. */
export function makeBloomFilter(words: ReadonlySet<string>): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((words.size * bitsPerWord) / 8))
  for (const word of words)
    for (const bit of bitsOf(word, bytes.length))
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7))
  return bytes
}

export function bloomFilterHas(bytes: Uint8Array, word: string): boolean {
  return bitsOf(word, bytes.length).every((bit) => ((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1)
}

/** The bit positions of a word, by two hashes of it (Kirsch and Mitzenmacher). */
function bitsOf(word: string, byteLength: number): number[] {
  const hash = createHash('sha256').update(word).digest()
  const [first, second] = [hash.readUInt32LE(0), hash.readUInt32LE(4)]
  return Array.from({ length: looks }, (_, i) => (first + i * second) % (byteLength * 8))
}
