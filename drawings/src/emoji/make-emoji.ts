/**
 * `npm run emoji`: packs the flat drawings of Microsoft's Fluent Emoji (MIT) as paths and colours, each
 * family of skin tones compressed by itself, in one file that the server reads pieces of. The common
 * ones are also in a file of their own, which a page fetches as a whole.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import svgpath from 'svgpath'
import {
  type EmojiFamily,
  emojiFamilyName,
  emojiName,
  type PackedEmoji,
  packedSide,
} from '@tohfa/print-engine/text/emoji'
import { graphemes } from '@tohfa/print-engine/text/graphemes'
import { type Command, pathData } from '@tohfa/print-engine/text/outline'
import { paintedPaths } from '../motifs/flatten.ts'
import { commonEmoji } from './common-emoji.ts'
import { flagOfIndia } from './flag-of-india.ts'
import { windByNesting } from './wind-by-nesting.ts'

const engine = join(import.meta.dirname, '../../../print-engine')
const source = join(import.meta.dirname, '../../../node_modules/@iconify-json/fluent-emoji-flat')

/** Where the drawings are kept, with their licence. */
export const emojiFolder = join(engine, 'emoji')

/** The side of the set's own drawings. */
const sourceSide = 32
/** What cannot be drawn by filled areas alone. */
const notFlat = /<(defs|use|clipPath|linearGradient|radialGradient|filter)|stroke=/
const definitions = /<defs>(.*?)<\/defs>/gs
/** A clip that keeps the whole square. */
const clipOfAll = /<clipPath [^>]*><path [^>]*d="M0 0h32v32H0z"[^>]*\/><\/clipPath>/g

/** A drawing with the paths that it defines at the places that use them. */
function withoutDefinitions(svg: string): string {
  const defined = new Map<string, string>()
  for (const [, paths = ''] of svg.replaceAll(clipOfAll, '').matchAll(definitions))
    for (const [path, id = ''] of paths.matchAll(/<path id="([^"]+)"[^>]*\/>/g))
      defined.set(id, path)
  return svg
    .replaceAll(/<use href="#([^"]+)"\/>/g, (use, id: string) => defined.get(id) ?? use)
    .replaceAll(clipOfAll, '')
    .replaceAll(definitions, (all, paths: string) =>
      paths.replaceAll(/<path id="[^"]+"[^>]*\/>/g, '') === '' ? '' : all,
    )
}

/** A drawing as its parts in a box of 1,000. */
export function packEmoji(svg: string): PackedEmoji {
  return paintedPaths(svg).map(({ d, fill, opacity, evenOdd }) => {
    const commands = roundedTo(d, packedSide / sourceSide)
    const path = pathData(evenOdd ? windByNesting(commands) : commands)
    return opacity === undefined ? [fill, path] : [fill, path, opacity]
  })
}

/** A path by `M L Q C Z` in whole units. */
function roundedTo(d: string, scale: number): Command[] {
  const commands: Command[] = []
  svgpath(d)
    .abs()
    .unarc()
    .unshort()
    .scale(scale)
    .round(0)
    .iterate(([type, ...points], _index, x, y) => {
      if (type === 'H') commands.push({ type: 'L', points: [points[0] ?? x, y] })
      else if (type === 'V') commands.push({ type: 'L', points: [x, points[0] ?? y] })
      else commands.push({ type: type === 'z' ? 'Z' : (type as Command['type']), points })
    })
  return commands
}

type Set = { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> }

/** The drawings of the set that are filled areas only, as SVG, by name. */
export async function emojiSources(): Promise<Map<string, string>> {
  const { icons, aliases = {} } = JSON.parse(
    await readFile(join(source, 'icons.json'), 'utf8'),
  ) as Set
  const names = JSON.parse(await readFile(join(source, 'chars.json'), 'utf8')) as Record<
    string,
    string
  >
  const sources = new Map([['1f1ee-1f1f3', flagOfIndia]])
  for (const [points, name] of Object.entries(names)) {
    const icon = icons[name] ?? icons[aliases[name]?.parent ?? '']
    const body = withoutDefinitions(icon?.body ?? '')
    if (body !== '' && !notFlat.test(body)) sources.set(typedAs(points), body)
  }
  return sources
}

/** All drawings by the names of their families, in order. */
async function emojiFamilies(): Promise<Map<string, EmojiFamily>> {
  const families = new Map<string, EmojiFamily>()
  const sources = [...(await emojiSources())].toSorted(([a], [b]) => (a < b ? -1 : 1))
  for (const [name, svg] of sources) {
    const family = emojiFamilyName(letterOf(name))
    families.set(family, { ...families.get(family), [name]: packEmoji(svg) })
  }
  return families
}

/** The common ones, and what else their families have. */
function commonOf(families: ReadonlyMap<string, EmojiFamily>): Record<string, EmojiFamily> {
  const common: Record<string, EmojiFamily> = {}
  for (const letter of graphemes(commonEmoji)) {
    const name = emojiFamilyName(letter)
    const family = Object.entries(families.get(name) ?? {})
    if (family.length === 0) throw new Error(`there is no drawing of ${letter}`)
    common[name] = Object.fromEntries(family.map(([one, drawing]) => [one, asSteps(drawing)]))
  }
  return common
}

const asSteps = (drawing: PackedEmoji): PackedEmoji =>
  drawing.map(([fill, d, ...opacity]) => [fill, fromPointToPoint(d), ...opacity])

/** A path with each point as seen from the one before, which compresses to two thirds. */
function fromPointToPoint(d: string): string {
  const before = [0, 0]
  return d.replaceAll(/([MLQCZ])([^MLQCZ]*)/g, (_, type: string, numbers: string) => {
    const steps = Array.from(numbers.matchAll(/-?\d+/g), ([number], i) => {
      const step = Number(number) - (before[i % 2] ?? 0)
      before[i % 2] = Number(number)
      return step
    })
    return type.toLowerCase() + steps.join(' ').replaceAll(' -', '-')
  })
}

export const letterOf = (name: string): string =>
  String.fromCodePoint(...name.split('-').map((point) => Number.parseInt(point, 16)))

/** A sign that is text by itself is an emoji only with the selector U+FE0F. */
function typedAs(points: string): string {
  const letter = letterOf(points)
  const isTextByItself = !points.includes('-') && !/^\p{Emoji_Presentation}$/u.test(letter)
  return emojiName(isTextByItself ? `${letter}\uFE0F` : letter)
}

async function makeAll(): Promise<void> {
  await rm(emojiFolder, { recursive: true, force: true })
  await mkdir(emojiFolder)
  const pieces: Buffer[] = []
  const index: string[] = []
  const families = await emojiFamilies()
  for (const [family, drawings] of families) {
    const piece = brotliCompressSync(JSON.stringify(drawings))
    pieces.push(piece)
    index.push(`${family} ${piece.length}`)
  }
  const head = Buffer.from(`${index.join('\n')}\n\n`)
  const file = Buffer.concat([head, ...pieces])
  const set = `fluent-flat.${hashOf(file)}`
  await writeFile(join(emojiFolder, `${set}.pack`), file)
  const commonFile = Buffer.from(JSON.stringify(commonOf(families)))
  const common = `common.${hashOf(commonFile)}.json`
  await writeFile(join(emojiFolder, `${common}.br`), brotliCompressSync(commonFile))
  const licence = await readFile(join(import.meta.dirname, 'fluent-emoji.LICENSE.txt'), 'utf8')
  await writeFile(join(emojiFolder, 'fluent-emoji.LICENSE.txt'), licence)
  await writeFile(join(engine, 'src/fonts/emoji-set.ts'), listing(set, common))
}

const hashOf = (file: Buffer): string =>
  createHash('sha256').update(file).digest('hex').slice(0, 12)

const listing = (set: string, common: string): string =>
  `/** The file of the emoji's drawings, named by its bytes; \`npm run emoji\` writes this. */
export const emojiSet = '${set}'
/** The file of the common ones together, also named by its bytes. */
export const commonEmojiFile = '${common}'
`

if (import.meta.main) await makeAll()
