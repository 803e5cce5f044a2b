import { sheetGround } from '@tohfa/print-engine/scene/sheet-ground'
import type { Blank } from '@tohfa/print-engine/scene/blanks'
import type { Finding } from '@tohfa/print-engine/scene/finding'
import { preflight } from '@tohfa/print-engine/preflight/preflight'
import type { Scene, TextItem } from '@tohfa/print-engine/scene/scene'
import { shownItems } from '@tohfa/print-engine/scene/shown-items'
import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import type { ShapedText } from '@tohfa/print-engine/text/shape-text'
import type { OwnPhoto } from '#studio/photos/photos.queries.ts'
import { measureTexts } from '#studio/outlines/shaping/shaper.ts'

/** What the texts of scenes measure, by their items. */
export type MeasuredTexts = ReadonlyMap<TextItem, Omit<ShapedText, 'd' | 'colored'>>

type About = { blank: Blank; photos: readonly OwnPhoto[]; color: string }

/** Runs the preflight of a design (docs/studio.md section 6) for its owner. */
export async function runPreflight(
  scene: Scene,
  fields: readonly TemplateField[],
  { userId, ...about }: About & { userId: string },
): Promise<Finding[]> {
  return judge(scene, fields, about, await measureScenes([scene], about.blank, userId))
}

/** Measures the texts of scenes for their owner; of texts that are the same one is measured. */
export async function measureScenes(
  scenes: readonly Scene[],
  { ink }: Pick<Blank, 'ink'>,
  userId: string,
): Promise<MeasuredTexts> {
  const texts = scenes
    .flatMap(({ areas }) => areas)
    .flatMap((area) => shownItems(area).flatMap((item) => (item.kind === 'text' ? item : [])))
  const measured = await measureTexts(
    userId,
    texts.map((item) => ({ ...item, ink })),
  )
  const known = new Map<TextItem, Omit<ShapedText, 'd' | 'colored'>>()
  for (const [index, item] of texts.entries()) {
    const one = measured[index]
    if (one) known.set(item, one)
  }
  return known
}

/** The findings of a scene whose texts are measured. */
export function judge(
  scene: Scene,
  fields: readonly TemplateField[],
  { blank, photos, color }: About,
  known: MeasuredTexts,
): Finding[] {
  return preflight(scene, fields, {
    blank,
    areas: blank.areas,
    text(item: TextItem) {
      const found = known.get(item)
      if (!found) throw new Error(`the text ${item.id} was not measured`)
      return found
    },
    photo: (sha256) => photos.find((one) => one.sha256 === sha256),
    productColor: sheetGround(blank.id, color, blank.areas),
  })
}
