import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { dragged, mirrored, type PhotoView, turned, zoomed } from '@tohfa/print-engine/edit/crop'
import type { PhotoPixels } from '@tohfa/print-engine/scene/cover-crop'
import type { PhotoItem } from '@tohfa/print-engine/scene/scene'
import type { SheetPhotos } from '#studio/preview/sheet-photos.ts'
import { cropTexts as texts } from './crop.texts.ts'
import { type Drag, followPointers } from './pointers.ts'
import { paintFrame, pictureOf } from './paint-frame.ts'

/** The longer side of the canvas in pixels: two for each on the screen. */
const canvasSide = 800
/** The zoom factor of a key, and how far an arrow moves the photo, in fractions of the frame. */
const zoomStep = 1.1
const arrowStep = 0.02
const shiftSteps = 5

type Props = {
  item: PhotoItem
  photo: PhotoPixels
  view: PhotoView
  photos: SheetPhotos | undefined
  describedBy: string
  onChange: (view: PhotoView) => void
  onReset: () => void
  /** Whether a finger holds the photo. */
  onHold: (isHeld: boolean) => void
}

/** The frame, under which the photo is moved by fingers, mouse and keys. */
export function PhotoSurface({
  item,
  photo,
  view,
  photos,
  describedBy,
  onChange,
  onReset,
  onHold,
}: Props) {
  const surface = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const begun = useRef(view)
  /** Moves may come faster than they are rendered. */
  const latest = useRef(view)
  const picture = pictureOf(item)
  const scale = canvasSide / Math.max(picture.width, picture.height)

  useLayoutEffect(() => {
    if (canvas.current && photos) paintFrame(item, canvas.current, photos)
  }, [item, photos])

  useLayoutEffect(() => {
    latest.current = view
  }, [view])

  const begin = useEffectEvent(() => {
    begun.current = latest.current
    onHold(true)
  })
  const move = useEffectEvent((drag: Drag) => {
    latest.current = dragged(begun.current, drag, photo, item)
    onChange(latest.current)
  })
  const end = useEffectEvent(() => onHold(false))
  const zoom = useEffectEvent((factor: number, around: { x: number; y: number }) =>
    onChange(zoomed(view, view.zoom * factor, photo, item, around)),
  )
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const steps = event.shiftKey ? shiftSteps : 1
    const by = (across: number, down: number) => () => {
      const to = { x: across * steps * item.width, y: down * steps * item.height }
      onChange(dragged(view, { from: { x: 0, y: 0 }, to }, photo, item))
    }
    const zoomBy = (factor: number) => () => onChange(zoomed(view, view.zoom * factor, photo, item))
    const act = {
      arrowleft: by(-arrowStep, 0),
      arrowright: by(arrowStep, 0),
      arrowup: by(0, -arrowStep),
      arrowdown: by(0, arrowStep),
      '+': zoomBy(zoomStep),
      '=': zoomBy(zoomStep),
      '-': zoomBy(1 / zoomStep),
      r: () => onChange(turned(view)),
      m: () => onChange(mirrored(view)),
      '0': onReset,
    }[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (!surface.current) return undefined
    const element = surface.current
    const hear = (event: KeyboardEvent) => pressKey(event)
    element.addEventListener('keydown', hear)
    const stop = followPointers(element, picture.width, {
      onBegin: () => begin(),
      onMove: (drag) => move(drag),
      onEnd: () => end(),
      onZoom: (factor, around) => zoom(factor, around),
    })
    return () => {
      element.removeEventListener('keydown', hear)
      stop()
    }
  }, [picture.width])

  return (
    <div
      ref={surface}
      // Arrows move the photo, also where a screen reader would read on with them.
      role="application"
      aria-label={texts.surface}
      aria-describedby={describedBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes keys
      tabIndex={0}
      className="mx-auto w-fit max-w-full cursor-grab touch-none select-none active:cursor-grabbing"
    >
      <canvas
        ref={canvas}
        aria-hidden
        width={Math.round(picture.width * scale)}
        height={Math.round(picture.height * scale)}
        className="block max-h-[min(40dvh,22rem)] max-w-full bg-sunken"
      />
    </div>
  )
}
