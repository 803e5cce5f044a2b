import { type BlankArea, type BlankId, blankIds, blanks } from './blanks.ts'
import { fontIds } from '#fonts/fonts.ts'
import { motifIds } from './motif-ids.ts'
import { photoLooks } from './photo-looks.ts'
import { type Scene, scene } from './scene.ts'

/** The photo in the scenes. */
const goldenPhoto = 'a'.repeat(64)

const words = [
  'मीरा',
  'क्षत्रिय',
  'Priya & Arjun',
  'Est. 2019',
  'मूर्ति ❤',
  'শ্রীকৃষ্ণ',
  'ਹਰਪ੍ਰੀਤ ਸਿੰਘ',
  'સૌરાષ્ટ્ર',
  'ଜଗନ୍ନାଥ',
  'கார்த்திக் ஸ்ரீ',
  'స్త్రీ శక్తి',
  'ಲಕ್ಷ್ಮೀ',
  'സ്നേഹം',
  'Sana ثنا (10)',
  '🎂 Asha ❤\uFE0F 🪔',
]
const colors = ['#a8322a', '#22304f', '#eba42b', '#1f6f73', '#101010', '#ffffff']

/** Pseudo-random numbers between 0 and 1 from a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Sixty constant scenes on the nine blanks: text, photos in each look and turn, motifs and shapes, rotated,
 * bent and masked.
 */
export function goldenScenes(): { blank: BlankId; area: BlankArea; scene: Scene }[] {
  return Array.from({ length: 60 }, (_, nth) => {
    const blank = blankIds[nth % blankIds.length] ?? 'mug'
    const [area] = blanks[blank].areas
    if (!area) throw new Error('a blank has areas')
    return { blank, area, scene: aScene(blank, area, nth) }
  })
}

function aScene(blank: BlankId, area: BlankArea, nth: number): Scene {
  const next = randomFrom(nth + 1)
  const one = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T
  const between = (least: number, most: number) => least + next() * (most - least)
  const short = Math.min(area.width, area.height)
  const place = (nth: number) => ({
    id: `item-${nth}`,
    x: between(-0.3, 0.3) * area.width,
    y: between(-0.3, 0.3) * area.height,
    turn: one([0, 0, 12, -30, 90]),
  })
  const frame = () => ({ width: between(0.3, 0.7) * short, height: between(0.3, 0.7) * short })
  const photo = () => ({
    kind: 'photo',
    ...frame(),
    file: goldenPhoto,
    crop: { x: between(0, 0.3), y: between(0, 0.3), width: 0.6, height: 0.6 },
    mask: one(['rect', 'round', 'ellipse', 'heart']),
    flip: next() < 0.5,
    quarter: ([undefined, 1, 2, 3] as const)[Math.floor(nth / 2) % 4],
    look: photoLooks[nth % photoLooks.length],
  })
  const text = () => ({
    kind: 'text',
    text: one(words),
    font: one(fontIds),
    size: Math.max(1, between(0.1, 0.25) * short),
    color: one(colors),
    bend: one([0, 0, 60, -120]),
    ...(next() < 0.3 && { outline: { color: one(colors), width: 0.05 + 0.006 * short } }),
  })
  const motif = () => ({ kind: 'motif', ...frame(), motif: one(motifIds), colors: [one(colors)] })
  const shape = () => ({
    kind: 'shape',
    shape: one(['rect', 'ellipse', 'line']),
    ...frame(),
    radius: 0.05 * short,
    fill: one(colors),
    stroke: { color: one(colors), width: 0.01 * short },
  })
  const items = [photo, shape, motif, text, text].map((make, nth) => ({ ...place(nth), ...make() }))
  const background = next() < 0.5 ? one(colors) : null
  return scene.parse({ v: 1, blank, areas: [{ id: area.id, background, items }] })
}
