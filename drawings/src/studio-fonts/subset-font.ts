import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

type Call = (...given: number[]) => number
type Subsetter = { memory: WebAssembly.Memory } & Record<string, Call>

/** HarfBuzz's names for a set of an input, and for a flag: features of layout, no hints. */
const layoutFeatures = 6
const noHinting = 1
const writable = 2
/** The axis of weights, as its four letters. */
const weightAxis = 0x77_67_68_74

/** Characters from the first to the last of them. */
export type Range = readonly [first: number, last: number]

async function load(): Promise<Subsetter> {
  const path = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  const { instance } = await WebAssembly.instantiate(await readFile(path), {})
  const subsetter = instance.exports as unknown as Subsetter
  subsetter['_initialize']?.()
  return subsetter
}

/**
 * A TrueType font with these characters only and every ligature of them. Hints are left out,
 * because outlines do not use them. All characters are kept when none are named. A variable font
 * keeps these weights only.
 *
 * @throws Error when HarfBuzz cannot cut it
 */
export async function subsetFont(
  font: Uint8Array,
  kept?: readonly Range[],
  weights?: Range,
): Promise<Buffer> {
  const hb = await load()
  const call = (name: string, ...given: number[]): number => {
    const run = hb[name]
    if (!run) throw new Error(`HarfBuzz has no ${name}`)
    return run(...given)
  }
  const everything = (set: number) => {
    call('hb_set_clear', set)
    call('hb_set_invert', set)
  }
  const start = call('malloc', font.length)
  new Uint8Array(hb.memory.buffer).set(font, start)
  const face = call('hb_face_create', call('hb_blob_create', start, font.length, writable, 0, 0), 0)
  const input = call('hb_subset_input_create_or_fail')
  const characters = call('hb_subset_input_unicode_set', input)
  if (kept) for (const code of kept.flatMap(codesOf)) call('hb_set_add', characters, code)
  else everything(characters)
  everything(call('hb_subset_input_set', input, layoutFeatures))
  call('hb_subset_input_set_flags', input, noHinting)
  if (weights)
    call('hb_subset_input_set_axis_range', input, face, weightAxis, ...weights, Number.NaN)
  const cut = call('hb_subset_or_fail', face, input)
  if (!cut) throw new Error('HarfBuzz could not cut this font')
  const blob = call('hb_face_reference_blob', cut)
  const at = call('hb_blob_get_data', blob, 0)
  return Buffer.from(hb.memory.buffer.slice(at, at + call('hb_blob_get_length', blob)))
}

const codesOf = ([first, last]: Range): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i)
