import fc from 'fast-check'
import sharp from 'sharp'
import {
  afterGesture,
  arbitraryGesture,
  smallScene,
} from '@tohfa/print-engine/edit/arbitrary-gesture.fixture'
import { historyOf } from '@tohfa/print-engine/edit/history'
import { stageBox } from '@tohfa/print-engine/edit/stage-box'
import { type StageLayer, stageLayers } from '@tohfa/print-engine/edit/stage-layers'
import { blanks } from '@tohfa/print-engine/scene/blanks'
import type { Scene, SceneArea, SceneItem } from '@tohfa/print-engine/scene/scene'
import { sheetPixels } from '@tohfa/print-engine/scene/sheet-pixels'
import { shapeText } from '@tohfa/print-engine/text/shape-text'
import { motifsOf } from '#studio/motifs/motif-of.ts'
import { loadStudioFaces } from '#studio/outlines/studio-faces.ts'
import { renderSheet } from './render-sheet.ts'

const blank = blanks.keychain
const [front] = blank.areas
if (!front) throw new Error('a key chain has no side')
const { ink, dpi } = blank

/** The side on which gestures are tried: the smallest one, so that thousands are. */
export const side = {
  ...sheetPixels(front, dpi),
  /** In millimetres. */
  across: front.width + 2 * front.bleed,
  down: front.height + 2 * front.bleed,
}
/** How much smaller than any product's the items are. */
const small = 0.06
/** Of more gestures, the first example that fails is enough: its seed and path find it again. */
const mostMadeSmaller = 200
/** Gestures on one scene, one after the other. */
const perScene = 4

/** A smooth picture: how a photo is resampled is another test's. */
const photoPixels = { width: 1200, height: 800 }
const photo = sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><defs><linearGradient id="a"><stop stop-color="#c33"/><stop offset="1" stop-color="#36c"/></linearGradient></defs><rect width="1200" height="800" fill="url(#a)"/></svg>',
  ),
)
  .jpeg({ quality: 96 })
  .toBuffer()

/** What the stage shows after a gesture, as layers from back to front, and what the press prints. */
export type Shown = { layers: StageLayer[]; press: Buffer }

/**
 * Does random gestures on random scenes, and compares after each what the stage shows with what the
 * press prints.
 * @param isSame compares one, and fails or says no when they differ
 * @returns how many were compared
 */
export async function tryGestures(
  total: number,
  isSame: (shown: Shown) => Promise<boolean>,
): Promise<number> {
  const faces = await loadStudioFaces()
  const address = `data:image/jpeg;base64,${(await photo).toString('base64')}`
  const shape = (item: SceneItem & { kind: 'text' }) => shapeText({ ...item, ink }, faces)

  function layersOf(area: SceneArea, selected: readonly SceneItem[]): Shown['layers'] {
    const motifs = motifsOf([area])
    const parts = {
      text: shape,
      photo: ({ file }: { file: string | null }) => (file ? address : undefined),
      motif: (id: string) => motifs[id],
    }
    const boxOf = (item: SceneItem) =>
      stageBox(item, item.kind === 'text' && item.text !== '' ? shape(item).box : undefined)
    return stageLayers(area, front!, selected, parts, boxOf)
  }

  async function shownOf({ areas: [area] }: Scene, ids: readonly string[]): Promise<Shown> {
    if (!area) throw new Error('the scene has no side')
    const selected = area.items.filter(({ id }) => ids.includes(id))
    const press = await renderSheet({ area: front!, scene: area, blank }, { photo: () => photo })
    return { layers: layersOf(area, selected), press }
  }

  let compared = 0
  await fc.assert(
    fc.asyncProperty(
      smallScene('keychain', front!, small),
      fc.array(arbitraryGesture, { minLength: perScene, maxLength: perScene }),
      async (scene, gestures) => {
        let history = historyOf(scene)
        for (const gesture of gestures) {
          const after = afterGesture(history, gesture, photoPixels)
          history = after.history
          compared += 1
          if (!(await isSame(await shownOf(history.scene, after.selected)))) return false
        }
        return true
      },
    ),
    { numRuns: Math.ceil(total / perScene), endOnFailure: total > mostMadeSmaller },
  )
  return compared
}
