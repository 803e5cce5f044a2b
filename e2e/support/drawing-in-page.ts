import { areaSvg, type Motif } from '@tohfa/print-engine/scene/scene-svg'
import type { BlankArea } from '@tohfa/print-engine/scene/blanks'
import type { SceneArea, TextItem } from '@tohfa/print-engine/scene/scene'
import { shapeTexts } from '../../web/app/studio/preview/shape-texts.ts'

export type SheetToDraw = {
  scene: SceneArea
  area: Pick<BlankArea, 'width' | 'height' | 'bleed'>
  motifs: Record<string, Motif>
}

/** Sheets as SVG, drawn in a page with the shaper of the studio's worker; photos by their hash. */
async function drawSheets(sheets: SheetToDraw[]): Promise<string[]> {
  const drawn: string[] = []
  for (const { scene, area, motifs } of sheets) {
    const texts = scene.items.filter((item): item is TextItem => item.kind === 'text')
    const shaped = await shapeTexts(texts)
    drawn.push(
      areaSvg(scene, area, {
        text: (item) => shaped[texts.indexOf(item)],
        photo: ({ file }) => file ?? undefined,
        motif: (id) => motifs[id],
      }),
    )
  }
  return drawn
}

Object.assign(globalThis, { drawSheets })
