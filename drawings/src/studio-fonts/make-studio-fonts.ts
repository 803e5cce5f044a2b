/** `npm run studio-fonts`: cuts the fonts of the studio, and lays the licence of each family beside them. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { emojiFontId } from '@tohfa/print-engine/fonts/fonts'
import { type FontSource, fontSources, kept } from './font-sources.ts'
import { subsetFont } from './subset-font.ts'

const engine = join(import.meta.dirname, '../../../print-engine')
const packages = join(import.meta.dirname, '../../../node_modules')
const listOfFiles = join(engine, 'src/fonts/font-files.ts')

/** Where the cut fonts are kept, compressed: what browsers fetch and the server reads. */
export const fontsFolder = join(engine, 'fonts')

/** The bytes of a font as both sides shape with them. */
export async function cutFont(id: keyof typeof fontSources): Promise<Buffer> {
  const whole = await readFile(join(packages, fontSources[id].file))
  return subsetFont(whole, id === emojiFontId ? undefined : kept)
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
  for (const [id, source] of Object.entries(fontSources)) {
    const bytes = await cutFont(id as keyof typeof fontSources)
    const name = fileName(id, bytes)
    await writeFile(join(fontsFolder, `${name}.br`), brotliCompressSync(bytes))
    await layLicence(source)
    names.push([id, name])
  }
  await writeFile(listOfFiles, listing(names))
}

const listing = (names: [id: string, name: string][]): string =>
  `import type { emojiFontId, FontId } from './fonts.ts'

/** The file of each font, named by its bytes; \`npm run studio-fonts\` writes this. */
export const fontFiles: Record<FontId | typeof emojiFontId, string> = {
${names.map(([id, name]) => `  '${id}': '${name}',\n`).join('')}}
`

if (import.meta.main) await makeAll()
