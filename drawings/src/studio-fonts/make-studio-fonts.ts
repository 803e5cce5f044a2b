/**
 * `npm run studio-fonts`: cuts the fonts of the studio, lays the licence of each family beside them, and
 * writes down which letters they have.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type FaceId, furtherFonts } from '@tohfa/print-engine/fonts/fonts'
import { type FontSource, fontSources } from './font-sources.ts'
import { furtherLetters, ownLetters } from './further-letters.ts'
import { literal, rangesOf } from './letters-of-fonts.ts'
import { subsetFont } from './subset-font.ts'

const engine = join(import.meta.dirname, '../../../print-engine')
const packages = join(import.meta.dirname, '../../../node_modules')
const listOfFiles = join(engine, 'src/fonts/font-files.ts')
const listOfLetters = join(engine, 'src/fonts/font-letters.ts')

/** Where the cut fonts are kept, compressed: what browsers fetch and the server reads. */
export const fontsFolder = join(engine, 'fonts')

/** The bytes of a font as both sides shape with them. */
export async function cutFont(id: FaceId): Promise<Buffer> {
  const { file, kept } = fontSources[id]
  return subsetFont(await readFile(join(packages, file)), kept)
}

/** The name of its file, which never stands for other bytes. */
export const fileName = (id: string, bytes: Uint8Array): string =>
  `${id}.${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}.ttf`

async function layLicence({ file, licence }: FontSource): Promise<void> {
  const family = dirname(file).split('/')[1] ?? ''
  const text = await readFile(join(packages, licence), 'utf8')
  await writeFile(join(fontsFolder, `${family}.OFL.txt`), text.replaceAll(/^\uFEFF|\r/g, ''))
}

async function makeAll(): Promise<void> {
  await rm(fontsFolder, { recursive: true, force: true })
  await mkdir(fontsFolder)
  const names: [id: string, name: string][] = []
  const cut = new Map<FaceId, Buffer>()
  for (const [id, source] of Object.entries(fontSources)) {
    const bytes = await cutFont(id as FaceId)
    cut.set(id as FaceId, bytes)
    const name = fileName(id, bytes)
    await writeFile(join(fontsFolder, `${name}.br`), brotliCompressSync(bytes))
    await layLicence(source)
    names.push([id, name])
  }
  await writeFile(listOfFiles, listing(names))
  await writeFile(listOfLetters, letterListing(cut))
}

const listing = (names: [id: string, name: string][]): string =>
  `import type { FaceId } from './fonts.ts'

/** The file of each font, named by its bytes; \`npm run studio-fonts\` writes this. */
export const fontFiles: Record<FaceId, string> = {
${names.map(([id, name]) => `  '${id}': '${name}',\n`).join('')}}
`

function letterListing(cut: ReadonlyMap<FaceId, Buffer>): string {
  const further = furtherLetters(cut)
  const own = Object.entries(ownLetters(cut, further)).filter(([, codes]) => codes.length > 0)
  return `import type { FaceId } from './fonts.ts'

// As hexadecimal ranges; \`npm run studio-fonts\` writes this.

/** The fonts for further letters, in both weights, and what they write. */
export const furtherLetters: readonly { fonts: readonly [FaceId, FaceId]; letters: string }[] = [
${further
  .map(
    (codes, i) => `  {
    fonts: ${JSON.stringify(furtherFonts[i])},
    letters:
${literal(rangesOf(codes), '      ')},
  },
`,
  )
  .join('')}]

/** Those that a font has itself; left out where it has none. */
export const ownLetters: Partial<Record<FaceId, string>> = {
${own.map(([id, codes]) => `  '${id}':\n${literal(rangesOf(codes), '    ')},\n`).join('')}}
`
}

if (import.meta.main) await makeAll()
