import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Blank } from '@tohfa/print-engine/scene/blanks'
import { fontsOfPrint } from '@tohfa/print-engine/text/companions'
import { furtherParts } from '@tohfa/print-engine/text/further-fonts'
import { fontFiles } from '@tohfa/print-engine/fonts/font-files'
import { hasSolidHearts } from '@tohfa/print-engine/mockup/solid-hearts'
import type { Scene, SceneItem } from '@tohfa/print-engine/scene/scene'
import { emojiSet } from '@tohfa/print-engine/fonts/emoji-set'
import { graphemes } from '@tohfa/print-engine/text/graphemes'
import { motifsOf } from '#studio/motifs/motif-of.ts'
import { studioEmoji } from '#studio/outlines/studio-emoji.ts'

/** Counts up when this code draws a scene otherwise than before. */
const drawing = 1
const { sharp: ours, vips, rsvg, cairo } = sharp.versions
/** The versions of the drawing code; another version may smooth an edge differently. */
const engine = `press ${drawing}, sharp ${ours}, vips ${vips}, rsvg ${rsvg}, cairo ${cairo}`

/** Counts up when emoji in colour are laid out otherwise than before. */
const emojiLayout = 2
/** A part of the engine's name that says that a print has emoji in colour. */
const inColor = ', emoji '

/**
 * The engine that draws a scene, which its proof stores: prints with emoji in colour also name their
 * set, and earlier prints of the same words do not.
 */
export function engineOf({ ink }: Pick<Blank, 'ink'>, scene: Scene): string {
  const texts = scene.areas.flatMap(({ items }) => items)
  return ink !== 'one' && texts.some(hasColoredEmoji)
    ? `${engine}${inColor}${emojiSet} ${emojiLayout}`
    : engine
}

/** A blank with the inks that its print was approved in: emoji had one colour before they had many. */
export const blankAsApproved = (proof: { engine: string; blank: Blank }): Blank =>
  proof.engine.includes(inColor) ? proof.blank : { ...proof.blank, ink: 'one' }

const hasColoredEmoji = (item: SceneItem) =>
  item.kind === 'text' && graphemes(item.text.normalize('NFC')).some((one) => studioEmoji.get(one))

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
    engine: engineOf(blank, scene),
    blank: { id, version, dpi, ink, colorSpace, areas },
    scene: withoutLocks(scene),
    fonts: fontsOf(items),
    motifs: motifsOf(scene.areas),
    // Only where there are any, so that all other prints keep their hash.
    ...(items.some((item) => hasHearts(item, ink)) && { hearts: 'solid' }),
  }
  return createHash('sha256').update(canonicalJson(everything)).digest('hex')
}

/** A lock decides nothing of the print. */
const withoutLocks = ({ areas, ...scene }: Scene) => ({
  ...scene,
  areas: areas.map(({ items, ...area }) => ({
    ...area,
    items: items.map((item) => ({ ...item, locked: undefined })),
  })),
})

/** Hearts in colour are no solid ones. */
const hasHearts = (item: SceneItem, ink: Blank['ink']) =>
  item.kind === 'text' &&
  hasSolidHearts(
    ink === 'one'
      ? item.text
      : graphemes(item.text)
          .filter((one) => !studioEmoji.get(one))
          .join(''),
  )

/** The files of the fonts of the words, whose names contain their hashes. */
function fontsOf(items: readonly SceneItem[]): string[] {
  const fonts = items.flatMap((item) =>
    item.kind === 'text' ? fontsOfPrint(item, furtherParts).map((font) => fontFiles[font]) : [],
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
