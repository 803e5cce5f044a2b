import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type StageLayer, stageLayers } from '@tohfa/print-engine/edit/stage-layers'
import type { BlankArea } from '@tohfa/print-engine/scene/blanks'
import type { SceneArea, SceneItem } from '@tohfa/print-engine/scene/scene'
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

type Layer = StageLayer & { width: number; height: number }
/** A layer on the canvas that shows it. */
type Painted = Layer & { canvas: HTMLCanvasElement }
/** A layer with the canvas that it is on already, or with what is to be on one. */
type NewLayer = Layer & { canvas: HTMLCanvasElement | undefined; bitmap?: ImageBitmap }

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
 * Paints a side in layers, one over the other, on canvases that it puts into a place. A gesture moves
 * those of the selection, and nothing is painted meanwhile. Unchanged layers stay.
 * @param onShown is called in the moment in which a new selection is visible
 * @returns how often words were shaped: then boxes are other ones
 */
export function useLayers(
  place: RefObject<HTMLElement | null>,
  shown: Shown,
  onShown: (ids: string) => void,
): { shaped: number; isStale: boolean } {
  const { studio, area, sheet, selected, photos, scale } = shown
  const [shaped, setShaped] = useState(0)
  const [isStale, setStale] = useState(false)
  const painted = useRef<readonly Painted[]>([])
  const working = useRef<Promise<void>>(undefined)
  const next = useRef<Shown>(undefined)
  const showAll = useEffectEvent((layers: readonly NewLayer[], of: Shown) => {
    const free = painted.current.filter(({ canvas }) =>
      layers.every((layer) => layer.canvas !== canvas),
    )
    painted.current = layers.map(({ bitmap, ...layer }) => {
      const canvas = layer.canvas ?? free.pop()?.canvas ?? document.createElement('canvas')
      if (bitmap) show(canvas, bitmap)
      put(canvas, layer, of.sheet)
      return { ...layer, canvas }
    })
    for (const { canvas } of free) show(canvas, null)
    place.current?.replaceChildren(...painted.current.map(({ canvas }) => canvas))
    onShown(idsOf(of.selected))
  })

  useEffect(() => {
    if (scale === 0) return undefined
    const controller = new AbortController()
    const wish = { studio, area, sheet, selected, photos, scale }
    async function work() {
      for (let one = next.current; one; one = next.current) {
        next.current = undefined
        const layers = await Promise.all(
          withCanvases(layersOf(one), painted.current).map((layer) => paint(layer, one.photos)),
        )
        showAll(layers, one)
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
  useEffect(
    () => () => {
      for (const { canvas } of painted.current) show(canvas, null)
      painted.current = []
    },
    [],
  )

  return { shaped, isStale }
}

export const idsOf = (items: readonly SceneItem[]): string => items.map(({ id }) => id).join(' ')

function layersOf({ studio, area, sheet, selected, photos, scale }: Shown): Layer[] {
  const parts = partsOf(studio, photos)
  const layers = stageLayers(area, sheet, selected, parts, (item) => ownBox(item, studio.blank.ink))
  const ratio = Math.min(devicePixelRatio, mostRatio) * scale
  return layers.map((layer) => {
    const { width, height } = layer.box
    const fine = Math.min(ratio, mostSide / Math.max(width, height))
    const pixels = (length: number) => Math.max(1, Math.round(length * fine))
    return { ...layer, width: pixels(width), height: pixels(height) }
  })
}

/** Layers that are painted already get their canvas. */
function withCanvases(layers: readonly Layer[], painted: readonly Painted[]): NewLayer[] {
  const free = [...painted]
  return layers.map((layer) => {
    const { svg, width, height } = layer
    const at = free.findIndex(
      (one) => one.svg === svg && one.width === width && one.height === height,
    )
    const [same] = at < 0 ? [] : free.splice(at, 1)
    return { ...layer, canvas: same?.canvas }
  })
}

async function paint(layer: NewLayer, photos: Photos): Promise<NewLayer> {
  if (layer.canvas) return layer
  const { svg, width, height } = layer
  const files = filesIn([svg], photos)
  return { ...layer, bitmap: await askWorker('layer', { svg, width, height, photos: files }) }
}

function show(canvas: HTMLCanvasElement, bitmap: ImageBitmap | null): void {
  canvas.width = bitmap?.width ?? 0
  canvas.height = bitmap?.height ?? 0
  if (bitmap) canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
}

/** Puts a canvas where its layer is on the sheet, at any scale. */
function put(canvas: HTMLCanvasElement, { box, isSelected }: Layer, sheet: BlankArea): void {
  const [across, down] = [sheet.width + 2 * sheet.bleed, sheet.height + 2 * sheet.bleed]
  canvas.toggleAttribute('data-selected', isSelected)
  Object.assign(canvas.style, {
    position: 'absolute',
    left: `${50 + (box.x / across) * 100}%`,
    top: `${50 + (box.y / down) * 100}%`,
    width: `${(box.width / across) * 100}%`,
    height: `${(box.height / down) * 100}%`,
    transform: '',
  })
}
