import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import { freeId } from '@tohfa/print-engine/edit/duplicate'
import { roundedLength } from '@tohfa/print-engine/edit/rounded'
import type { MotifId } from '@tohfa/print-engine/scene/motif-ids'
import type { Motif } from '@tohfa/print-engine/scene/motif'
import { coverCrop, type PhotoPixels } from '@tohfa/print-engine/scene/cover-crop'
import type { SceneItem, ShapeItem } from '@tohfa/print-engine/scene/scene'
import type { StageState } from './use-stage.ts'

/** Ink on light and on dark ground. */
const [darkInk, lightInk] = ['#1c1a17', '#ffffff'] as const
/** The grey value from which a ground is light. */
const light = 128

/** New items in the middle of the side, which fit it, and are seen on its ground. */
export function addingOf(
  { area, sheet, scene }: StageState,
  studio: ProductStudio,
  ground: string,
) {
  const side = Math.min(sheet.width, sheet.height)
  const room = { width: sheet.width - 2 * sheet.safe, height: sheet.height - 2 * sheet.safe }
  const ink = isLight(area.background ?? ground) ? darkInk : lightInk
  const ids = scene.areas.flatMap(({ items }) => items.map(({ id }) => id))
  const place = (name: string) => ({ id: freeId(ids, name), x: 0, y: 0, turn: 0 })
  const fit = (width: number, height: number, share: number) => {
    const scale = Math.min((room.width * share) / width, (room.height * share) / height)
    return { width: roundedLength(width * scale), height: roundedLength(height * scale) }
  }
  return {
    text: (): SceneItem => ({
      kind: 'text',
      ...place('text'),
      text: '',
      font: lastFont(area.items) ?? studio.fonts[0]?.id ?? 'baloo-2-700',
      size: roundedLength(Math.min(200, Math.max(3, side * 0.16))),
      color: ink,
      align: 'center',
      leading: 1.2,
      track: 0,
      bend: 0,
    }),
    photo: (sha256: string, photo: PhotoPixels): SceneItem => {
      const frame = fit(photo.width, photo.height, 0.7)
      return {
        kind: 'photo',
        ...place('photo'),
        ...frame,
        file: sha256,
        crop: coverCrop(photo, frame),
        mask: 'rect',
        flip: false,
        look: 'plain',
      }
    },
    motif: (motif: MotifId, { box }: Motif, colors: string[]): SceneItem => ({
      kind: 'motif',
      ...place('drawing'),
      ...fit(box.width, box.height, 0.4),
      motif,
      colors,
    }),
    shape: (shape: ShapeItem['shape']): SceneItem => ({
      kind: 'shape',
      ...place('shape'),
      shape,
      ...(shape === 'line'
        ? {
            width: roundedLength(room.width * 0.5),
            height: roundedLength(Math.max(0.5, side * 0.01)),
          }
        : { width: roundedLength(side * 0.3), height: roundedLength(side * 0.3) }),
      radius: 0,
      fill: ink,
    }),
  }
}

const lastFont = (items: readonly SceneItem[]) =>
  items.findLast((item) => item.kind === 'text')?.font

function isLight(color: string): boolean {
  const value = Number.parseInt(color.slice(1), 16)
  return 0.3 * (value >> 16) + 0.59 * ((value >> 8) & 255) + 0.11 * (value & 255) >= light
}
