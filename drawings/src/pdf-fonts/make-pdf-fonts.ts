/** `npm run pdf-fonts`: cuts the fonts of PDFs, and writes down which letters each of them has. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { create } from 'fontkit'
import { fontFiles } from '@tohfa/print-engine/fonts/font-files'
import { fileName, fontsFolder } from '../studio-fonts/make-studio-fonts.ts'
import { subsetFont } from '../studio-fonts/subset-font.ts'
import { type PdfFontSource, pdfFontSources } from './pdf-font-sources.ts'

const root = join(import.meta.dirname, '../../..')
const packages = join(root, 'node_modules')
const listOfFonts = join(root, 'server/src/platform/pdf/text/pdf-font-files.ts')
const listOfLetters = join(root, 'print-engine/src/text/drawable-ranges.ts')

/** Where the cut fonts are kept, compressed. */
export const pdfFontsFolder = join(root, 'server/pdf-fonts')

/** What PDFs take of the studio: its plainest family first, what has the emoji last. */
const familiesOfStudio = {
  'noto-devanagari': { regular: 'noto-devanagari-400', bold: 'noto-devanagari-700' },
  'noto-emoji': { regular: 'noto-emoji-400', bold: undefined },
} as const

/** The bytes of a family's files as PDFs embed them. */
type CutFamily = { regular: Buffer; bold: Buffer | undefined }

export async function cutFamily({ regular, bold, kept }: PdfFontSource): Promise<CutFamily> {
  const cut = async (file: string) => subsetFont(await readFile(join(packages, file)), kept)
  return { regular: await cut(regular), bold: (bold && (await cut(bold))) || undefined }
}

/** The characters of a font that a person can see or write with: no private ones, no controls. */
function charactersOf(bytes: Buffer): number[] {
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

/** The characters that a family has in each of its weights. */
export function lettersOf({ regular, bold }: CutFamily): number[] {
  const letters = charactersOf(regular)
  if (!bold) return letters
  const inBold = new Set(charactersOf(bold))
  return letters.filter((code) => inBold.has(code))
}

const readOfStudio = async (id: keyof typeof fontFiles) =>
  brotliDecompressSync(await readFile(join(fontsFolder, `${fontFiles[id]}.br`)))

/** In strings that a line of code has room for. */
function literal(ranges: string, indent: string): string {
  const lines = ranges.match(/.{1,90}(?: |$)/g) ?? []
  return lines.map((line) => `${indent}'${line}'`).join(' +\n')
}

async function layFamily(id: string, source: PdfFontSource, cut: CutFamily): Promise<Row> {
  const lay = async (weight: string, bytes: Buffer) => {
    const name = fileName(`${id}-${weight}`, bytes)
    await writeFile(join(pdfFontsFolder, `${name}.br`), brotliCompressSync(bytes))
    return name
  }
  const family = dirname(source.licence).split('/')[1] ?? ''
  const licence = await readFile(join(packages, source.licence), 'utf8')
  await writeFile(join(pdfFontsFolder, `${family}.OFL.txt`), licence.replaceAll(/^\uFEFF|\r/g, ''))
  const regular = await lay('400', cut.regular)
  const bold = cut.bold && (await lay('700', cut.bold))
  return { id, regular, bold, letters: lettersOf(cut) }
}

/** A family that the studio has already. */
async function rowOfStudio(id: keyof typeof familiesOfStudio): Promise<Row> {
  const { regular, bold } = familiesOfStudio[id]
  const cut = { regular: await readOfStudio(regular), bold: bold && (await readOfStudio(bold)) }
  return { id, regular: fontFiles[regular], bold: bold && fontFiles[bold], letters: lettersOf(cut) }
}

type Row = { id: string; regular: string; bold: string | undefined; letters: number[] }

async function makeAll(): Promise<void> {
  await rm(pdfFontsFolder, { recursive: true, force: true })
  await mkdir(pdfFontsFolder)
  const rows: Row[] = [await rowOfStudio('noto-devanagari')]
  for (const [id, source] of Object.entries(pdfFontSources))
    rows.push(await layFamily(id, source, await cutFamily(source)))
  rows.push(await rowOfStudio('noto-emoji'))
  await writeFile(listOfFonts, fontListing(rows))
  await writeFile(listOfLetters, letterListing(rangesOf(rows.flatMap(({ letters }) => letters))))
}

const fontListing = (rows: readonly Row[]): string =>
  `/** A family of fonts: its files, and its characters as hexadecimal ranges. */
export type PdfFontFiles = { id: string; regular: string; bold?: string; letters: string }

/** The font families of PDFs in the order in which they are tried; \`npm run pdf-fonts\` writes this. */
export const pdfFontFiles: readonly PdfFontFiles[] = [
${rows
  .map(
    ({ id, regular, bold, letters }) => `  {
    id: '${id}',
    regular: '${regular}',${bold ? `\n    bold: '${bold}',` : ''}
    letters:
${literal(rangesOf(letters), '      ')},
  },
`,
  )
  .join('')}]
`

const letterListing = (ranges: string): string =>
  `/** The characters that a PDF can show, as hexadecimal ranges; \`npm run pdf-fonts\` writes this. */
export const drawableRanges =
${literal(ranges, '  ')}
`

if (import.meta.main) await makeAll()
