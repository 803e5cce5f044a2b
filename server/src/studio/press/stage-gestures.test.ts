import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Edit } from '@tohfa/print-engine/edit/edit'
import * as gestures from '@tohfa/print-engine/edit/gesture'
import { commit, historyOf } from '@tohfa/print-engine/edit/history'
import { stageBox } from '@tohfa/print-engine/edit/stage-box'
import { layerNames, stageLayers } from '@tohfa/print-engine/edit/stage-layers'
import { arbitraryScene } from '@tohfa/print-engine/scene/arbitrary-scene.fixture'
import { blanks } from '@tohfa/print-engine/scene/blanks'
import type { Scene, SceneItem } from '@tohfa/print-engine/scene/scene'
import { sheetPixels } from '@tohfa/print-engine/scene/sheet-pixels'
import { shapeText } from '@tohfa/print-engine/text/shape-text'
import type { Point } from '@tohfa/print-engine/text/outline'
import { patienceMs } from '#testing/patience.ts'
import { motifsOf } from '#studio/motifs/motif-of.ts'
import { loadStudioFaces } from '#studio/outlines/studio-faces.ts'
import { renderSheet } from './render-sheet.ts'
import { showTheSame } from './same-pixels.ts'

/** How many gestures are compared with the press; the long form by TEST_GESTURES=10000. */
const total = Number(process.env['TEST_GESTURES'] ?? 200)
/** Gestures on one scene, one after the other. */
const perScene = 4

const blank = blanks.keychain
const [front] = blank.areas
if (!front) throw new Error('a key chain has no side')
const { ink, dpi } = blank
const size = sheetPixels(front, dpi)
const across = front.width + 2 * front.bleed
const down = front.height + 2 * front.bleed
/** The pixels of the stage for a millimetre, as on a phone. */
const cssPixels = 6

/** How much smaller than any product's the items are, so that most are on a key chain. */
const small = 0.06
const smallScene = arbitraryScene.map(({ areas: [one], ...rest }): Scene => {
  const area = { id: front.id, background: one?.background ?? null, items: one?.items ?? [] }
  const to = area.items.map((item) => ({
    ...gestures.moved(item, { ...gestures.still, scale: small }),
    x: item.x * small,
    y: item.y * small,
  }))
  const ids = area.items.map(({ id }) => id)
  // A commit keeps all figures within their bounds.
  const edit: Edit = { do: 'set', area: area.id, ids, to }
  return commit(historyOf({ ...rest, blank: 'keychain', areas: [area] }), edit).scene
})

const finger = fc.tuple(
  fc.double({ min: -130, max: 130, noNaN: true }),
  fc.double({ min: -130, max: 130, noNaN: true }),
)
/** Where one or two fingers come down, and where each goes. */
const gesture = fc.record({
  first: fc.nat(),
  count: fc.integer({ min: 1, max: 3 }),
  down: fc.array(finger, { minLength: 1, maxLength: 2 }),
  way: fc.array(fc.array(finger, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 }),
})
type Fingers = { down: Point[]; way: Point[][] }

/** The movement of fingers, through the functions that the stage follows them by. */
function movementOf({ down, way }: Fingers): gestures.Movement {
  const [first = [0, 0], second] = down
  let held = gestures.begin(0, first)
  if (second) held = gestures.press(held, 1, second)
  for (const step of way)
    for (const [nth, at] of step.entries()) held = gestures.move(held, nth, at)
  if (second) held = gestures.lift(held, 1)
  const { dx, dy, scale, turn } = gestures.movementOf(held)
  return { dx: dx / cssPixels, dy: dy / cssPixels, scale, turn }
}

/** A smooth picture: how a photo is resampled is another test's. */
const photo = sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><defs><linearGradient id="a"><stop stop-color="#c33"/><stop offset="1" stop-color="#36c"/></linearGradient></defs><rect width="1200" height="800" fill="url(#a)"/></svg>',
  ),
)
  .jpeg({ quality: 96 })
  .toBuffer()

test(
  `the press prints what the stage shows after each of ${total} random gestures`,
  async () => {
    const faces = await loadStudioFaces()
    const address = `data:image/jpeg;base64,${(await photo).toString('base64')}`
    const shape = (item: SceneItem & { kind: 'text' }) => shapeText({ ...item, ink }, faces)

    /** All layers of the stage, one over the other, at the resolution of the press. */
    const stagePicture = (area: Scene['areas'][number], selected: readonly SceneItem[]) => {
      const motifs = motifsOf([area])
      const layers = stageLayers(
        area,
        front,
        selected,
        {
          text: shape,
          photo: ({ file }) => (file ? address : undefined),
          motif: (id) => motifs[id],
        },
        (item) =>
          stageBox(item, item.kind === 'text' && item.text !== '' ? shape(item).box : undefined),
      )
      const parts = layerNames.flatMap((name) => {
        const layer = layers[name]
        if (!layer) return []
        const { x, y, width, height } = layer.box
        const inner = layer.svg
          .replace(/^<svg [^>]*viewBox="([^"]*)"[^>]*>/, (_, box: string) => {
            return `<svg x="${x + across / 2}" y="${y + down / 2}" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="none">`
          })
          // Each layer numbers its own clips.
          .replaceAll(/(id="|url\(#)s-/g, `$1${name}-`)
        return [inner]
      })
      return sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${across} ${down}" preserveAspectRatio="none">${parts.join('')}</svg>`,
        ),
        { unlimited: true },
      )
        .png()
        .toBuffer()
    }

    let compared = 0
    await fc.assert(
      fc.asyncProperty(
        smallScene,
        fc.array(gesture, { minLength: perScene, maxLength: perScene }),
        async (scene, made) => {
          let history = historyOf(scene)
          for (const { first, count, ...fingers } of made) {
            const before = history.scene.areas[0]?.items ?? []
            if (before.length === 0) return
            const from = first % before.length
            const items = before.slice(from, from + count)
            const movement = movementOf(fingers)
            const factor = items.reduce(
              (one, item) => gestures.scaleWithin(item, one),
              movement.scale,
            )
            const edit: Edit = {
              do: 'set',
              area: front.id,
              ids: items.map(({ id }) => id),
              to: items.map((item) => gestures.moved(item, { ...movement, scale: factor })),
            }
            history = commit(history, edit)
            const area = history.scene.areas[0]
            if (!area) return
            const selected = area.items.slice(from, from + count)
            const [shown, printed] = await Promise.all([
              stagePicture(area, selected),
              renderSheet({ area: front, scene: area, blank }, { photo: () => photo }),
            ])
            compared += 1
            expect(await showTheSame(shown, printed)).toBe(true)
          }
        },
      ),
      { numRuns: Math.ceil(total / perScene) },
    )
    expect(compared).toBeGreaterThan(total / 2)
  },
  patienceMs * Math.max(2, total / 50),
)
