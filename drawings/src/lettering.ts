import { createRequire } from 'node:module'
import { openSync, type Font } from 'fontkit'

const require = createRequire(import.meta.url)

const faces = {
  rozha: ['rozha-one', 400],
  yatra: ['yatra-one', 400],
  kalam: ['kalam', 700],
  kalamLight: ['kalam', 400],
  vibes: ['great-vibes', 400],
  khand: ['khand', 500],
  khandBold: ['khand', 700],
} as const

type Face = keyof typeof faces
type Script = 'latin' | 'latin-ext' | 'devanagari'

const opened = new Map<string, Font>()

function fontOf(face: Face, script: Script): Font {
  const [family, weight] = faces[face]
  const file = `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`
  const known = opened.get(file)
  if (known) return known
  const font = openSync(require.resolve(file)) as Font
  opened.set(file, font)
  return font
}

/** Runs of one script each: the font packages keep the scripts in separate files. */
function runs(text: string): { script: Script; text: string }[] {
  const found: { script: Script; text: string }[] = []
  for (const letter of text) {
    const script = /[\u0900-\u097f\u200d]/.test(letter)
      ? 'devanagari'
      : letter === '₹'
        ? 'latin-ext'
        : 'latin'
    const last = found.at(-1)
    if (last?.script === script) last.text += letter
    else found.push({ script, text: letter })
  }
  return found
}

type Glyph = { d: (x: number, y: number) => string; advance: number }

function shape(text: string, face: Face, size: number): Glyph[] {
  return runs(text).flatMap((run) => {
    const font = fontOf(face, run.script)
    const scale = size / font.unitsPerEm
    const shaped = font.layout(run.text)
    return shaped.glyphs.map((glyph, index) => {
      const at = shaped.positions[index]!
      return {
        d: (x: number, y: number) =>
          glyph.path
            .scale(scale, -scale)
            .translate(x + at.xOffset * scale, y - at.yOffset * scale)
            .toSVG(),
        advance: at.xAdvance * scale,
      }
    })
  })
}

type Lettering = {
  face: Face
  size: number
  x?: number
  y?: number
  fill: string
  align?: 'start' | 'middle' | 'end'
  /** Extra space after each letter; only for Latin, Devanagari must stay joined. */
  track?: number
  /** The line is made smaller until it fits. */
  max?: number
  /** Further attributes of the path, such as a stroke. */
  more?: string
}

function measured(text: string, options: Lettering): { glyphs: Glyph[]; width: number } {
  const track = options.track ?? 0
  const glyphs = shape(text, options.face, options.size)
  const width = glyphs.reduce((sum, glyph) => sum + glyph.advance + track, -track)
  if (!options.max || width <= options.max) return { glyphs, width }
  const factor = options.max / width
  const smaller = shape(text, options.face, options.size * factor)
  for (const glyph of smaller) glyph.advance += track * factor - track
  return { glyphs: smaller, width: options.max }
}

/** A line of text as an SVG path, shaped by the font (so conjuncts and matras stand right). */
export function line(text: string, options: Lettering): string {
  const { glyphs, width } = measured(text, options)
  const shift = { start: 0, middle: -width / 2, end: -width }[options.align ?? 'middle']
  let x = (options.x ?? 0) + shift
  let d = ''
  for (const glyph of glyphs) {
    d += glyph.d(x, options.y ?? 0)
    x += glyph.advance + (options.track ?? 0)
  }
  const rounded = d.replaceAll(/-?\d+\.\d+/g, (value) =>
    String(Math.round(Number(value) * 10) / 10),
  )
  return `<path d="${rounded}" fill="${options.fill}" ${options.more ?? ''}/>`
}
