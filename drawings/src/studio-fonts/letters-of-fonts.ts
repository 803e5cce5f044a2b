import { create } from 'fontkit'

/** The bytes of a family's files as they are cut. */
export type CutFamily = { regular: Buffer; bold: Buffer | undefined }

/** The characters that a family has in each of its weights. */
export function lettersOf({ regular, bold }: CutFamily): number[] {
  const letters = charactersOf(regular)
  if (!bold) return letters
  const inBold = new Set(charactersOf(bold))
  return letters.filter((code) => inBold.has(code))
}

/** The characters of a font that a person can see or write with: no private ones, no controls. */
export function charactersOf(bytes: Buffer): number[] {
  const font = create(bytes)
  if (!('characterSet' in font)) throw new Error('a file of several fonts')
  return font.characterSet.filter(
    (code) => !/[\p{Co}\p{Cc}\p{Noncharacter_Code_Point}]/u.test(String.fromCodePoint(code)),
  )
}

/** Characters as ranges in hexadecimal: `20-7e a0 a3-a7`. */
export function rangesOf(codes: Iterable<number>): string {
  const ranges: [first: number, last: number][] = []
  for (const code of [...new Set(codes)].sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16)
  return ranges.map(([a, b]) => (a === b ? hex(a) : `${hex(a)}-${hex(b)}`)).join(' ')
}

/** In strings that a line of code has room for. */
export function literal(ranges: string, indent: string): string {
  const lines = ranges.match(/.{1,90}(?: |$)/g) ?? []
  return lines.map((line) => `${indent}'${line}'`).join(' +\n')
}
