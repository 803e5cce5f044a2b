import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Blank } from '@tohfa/print-engine/scene/blanks'
import { fontsFor } from '@tohfa/print-engine/text/companions'
import { fontFiles } from '@tohfa/print-engine/fonts/font-files'
import { emojiFontId } from '@tohfa/print-engine/fonts/fonts'
import { hasSolidHearts } from '@tohfa/print-engine/mockup/solid-hearts'
import type { Scene, SceneItem } from '@tohfa/print-engine/scene/scene'
import { motifsOf } from '#studio/outlines/motif-of.ts'

/** Counts up when this code draws a scene otherwise than before. */
const drawing = 1
const { sharp: ours, vips, rsvg, cairo } = sharp.versions
/** The versions of the drawing code; another version may smooth an edge differently. */
export const engine = `press ${drawing}, sharp ${ours}, vips ${vips}, rsvg ${rsvg}, cairo ${cairo}`

/**
 * The name of a print: the hash of everything that decides its pixels (docs/studio.md 8.2). The labels
 * of areas are not among that, and the photos of the scene are named by their bytes in it.
 */
export function proofHash(blank: Blank, scene: Scene): string {
  const { id, version, dpi, ink, colorSpace } = blank
  const areas = blank.areas.map((area) => ({
    id: area.id,
    width: area.width,
    height: area.height,
    bleed: area.bleed,
  }))
  const items = scene.areas.flatMap((area) => area.items)
  const everything = {
    engine,
    blank: { id, version, dpi, ink, colorSpace, areas },
    scene,
    fonts: fontsOf(items),
    motifs: motifsOf(scene.areas),
    // Only where there are any, so that all other prints keep their hash.
    ...(items.some(hasHearts) && { hearts: 'solid' }),
  }
  return createHash('sha256').update(canonicalJson(everything)).digest('hex')
}

const hasHearts = (item: SceneItem) => item.kind === 'text' && hasSolidHearts(item.text)

/** The files of the fonts of the words, whose names contain their hashes; emoji always. */
function fontsOf(items: readonly SceneItem[]): string[] {
  const fonts = items.flatMap((item) =>
    item.kind === 'text'
      ? [...fontsFor(item).map((font) => fontFiles[font]), fontFiles[emojiFontId]]
      : [],
  )
  return [...new Set(fonts)].toSorted(byName)
}

const byName = (a: string, b: string) => (a < b ? -1 : 1)

/** JSON with the keys of every object in their order, so that the same thing is the same text. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => byName(a, b)))
      : part,
  )
}
