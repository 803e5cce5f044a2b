import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  layerNames,
  type LayerName,
  type StageLayer,
  stageLayers,
} from '@tohfa/print-engine/edit/stage-layers'
import type { BlankArea } from '@tohfa/print-engine/scene/blanks'
import type { SceneArea, SceneItem } from '@tohfa/print-engine/scene/scene'
import type { Box } from '@tohfa/print-engine/text/outline'
import type { Photos } from '#studio/draft/draft-photo.ts'
import { filesIn } from '#studio/preview/use-mock-up.ts'
import { loadParts, partsOf } from '#studio/preview/scene-parts.ts'
import type { StageStudio } from '#studio/stage/stage-studio.ts'
import { ownBox } from './boxes.ts'
import { askWorker } from '#studio/worker/ask-worker.ts'

/** The longer side of a canvas in pixels: phones limit the memory of all canvases. */
const mostSide = 1_600
/** More pixels than two for each of CSS are not seen. */
const mostRatio = 2

export type LayerCanvases = Readonly<Record<LayerName, RefObject<HTMLCanvasElement | null>>>

type Layer = StageLayer & { width: number; height: number }
type Layers = Readonly<Record<LayerName, Layer | null>>

type Shown = {
  studio: StageStudio
  area: SceneArea
  sheet: BlankArea
  selected: readonly SceneItem[]
  photos: Photos
  /** CSS pixels for a millimetre. */
  scale: number
}

/**
 * Paints a side in three layers: what is behind the selection, the selection, and what is before it.
 * A gesture moves the canvas of the selection, and nothing is painted meanwhile. Unchanged layers
 * stay.
 * @param onShown is called in the moment in which a new selection is visible, with its box
 * @returns how often words were shaped: then boxes are other ones
 */
export function useLayers(
  { behind, item, before }: LayerCanvases,
  shown: Shown,
  onShown: (box: Box | undefined, ids: string) => void,
): { shaped: number; isStale: boolean } {
  const { studio, area, sheet, selected, photos, scale } = shown
  const [shaped, setShaped] = useState(0)
  const [isStale, setStale] = useState(false)
  const painted = useRef<Layers>({ behind: null, item: null, before: null })
  const working = useRef<Promise<void>>(undefined)
  const next = useRef<Shown>(undefined)
  const showAll = useEffectEvent((bitmaps: readonly Painted[], { selected }: Shown) => {
    const canvases = [behind, item, before]
    bitmaps.forEach((bitmap, nth) => {
      if (bitmap !== 'same') show(canvases[nth]?.current ?? null, bitmap)
    })
    onShown(painted.current.item?.box, idsOf(selected))
  })

  useEffect(() => {
    if (scale === 0) return undefined
    const controller = new AbortController()
    const wish = { studio, area, sheet, selected, photos, scale }
    async function work() {
      for (let one = next.current; one; one = next.current) {
        next.current = undefined
        const layers = layersOf(one)
        const bitmaps = await Promise.all(
          layerNames.map((name) => paint(layers[name], painted.current[name], one.photos)),
        )
        painted.current = layers
        showAll(bitmaps, one)
      }
    }
    async function draw() {
      await loadParts(studio, { areas: [area] }, photos, controller.signal)
      setShaped((times) => times + 1)
      if (controller.signal.aborted) return
      next.current = wish
      working.current ??= work().finally(() => (working.current = undefined))
      await working.current
      setStale(false)
    }
    draw().catch(() => {
      if (!controller.signal.aborted) setStale(true)
    })
    return () => controller.abort()
  }, [studio, area, sheet, selected, photos, scale])

  // Memory of canvases is freed late.
  useEffect(() => {
    const all = [behind.current, item.current, before.current]
    return () => {
      for (const canvas of all) show(canvas, null)
      painted.current = { behind: null, item: null, before: null }
    }
  }, [behind, item, before])

  return { shaped, isStale }
}

export const idsOf = (items: readonly SceneItem[]): string => items.map(({ id }) => id).join(' ')

function layersOf({ studio, area, sheet, selected, photos, scale }: Shown): Layers {
  const parts = partsOf(studio, photos)
  const layers = stageLayers(area, sheet, selected, parts, (item) => ownBox(item, studio.blank.ink))
  const ratio = Math.min(devicePixelRatio, mostRatio) * scale
  const inPixels = (layer: StageLayer | null): Layer | null => {
    if (!layer) return null
    const { width, height } = layer.box
    const fine = Math.min(ratio, mostSide / Math.max(width, height))
    const pixels = (length: number) => Math.max(1, Math.round(length * fine))
    return { ...layer, width: pixels(width), height: pixels(height) }
  }
  return {
    behind: inPixels(layers.behind),
    item: inPixels(layers.item),
    before: inPixels(layers.before),
  }
}

/** Null for an empty layer. */
type Painted = ImageBitmap | null | 'same'

async function paint(layer: Layer | null, before: Layer | null, photos: Photos): Promise<Painted> {
  if (!layer) return null
  const { svg, width, height } = layer
  if (svg === before?.svg && width === before.width && height === before.height) return 'same'
  return askWorker('layer', { svg, width, height, photos: filesIn([svg], photos) })
}

function show(canvas: HTMLCanvasElement | null, bitmap: ImageBitmap | null | undefined): void {
  if (!canvas) return
  canvas.width = bitmap?.width ?? 0
  canvas.height = bitmap?.height ?? 0
  if (bitmap) canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
}
