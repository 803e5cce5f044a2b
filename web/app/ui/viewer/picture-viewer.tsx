import { Maximize, Minimize, Minus, Plus, RotateCcw, X } from 'lucide'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { pictureSets } from '@tohfa/contract/catalog/images'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { viewerTexts as texts } from './viewer.texts.ts'
import { maxScale, minScale, startZoom, type Zoom } from './zoom.ts'

/** The zoom factor of a press, and the pixels that an arrow key moves the picture. */
const step = 1.5
const pace = 80

/**
 * A picture in full-screen size: zoom from 0.5 to 5, drag, pinch, double-click to reset, and keys.
 */
export default function PictureViewer({
  src,
  alt,
  single = false,
  onClose,
}: {
  src: string
  alt: string
  /** True for a picture that has this one file. */
  single?: boolean
  onClose: () => void
}) {
  const sets = single ? undefined : pictureSets(src)
  const surface = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const zoom = useRef<Zoom>(null)
  const [scale, setScale] = useState(1)
  const [full, setFull] = useState(false)

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = {
      '+': () => zoom.current?.zoomBy(step),
      '=': () => zoom.current?.zoomBy(step),
      '-': () => zoom.current?.zoomBy(1 / step),
      '0': () => zoom.current?.reset(),
      f: () => toggleFullScreen(surface.current),
      ArrowLeft: () => zoom.current?.moveBy(pace, 0),
      ArrowRight: () => zoom.current?.moveBy(-pace, 0),
      ArrowUp: () => zoom.current?.moveBy(0, pace),
      ArrowDown: () => zoom.current?.moveBy(0, -pace),
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })

  useEffect(() => {
    const followScreen = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('keydown', handleKeyDown)
    document.addEventListener('fullscreenchange', followScreen)
    return () => {
      document.removeEventListener('keydown', handleKeyDown)
      document.removeEventListener('fullscreenchange', followScreen)
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [])

  useEffect(() => {
    if (!surface.current || !picture.current) return undefined
    const started = startZoom(surface.current, picture.current, setScale)
    zoom.current = started
    return () => started.stop()
  }, [])

  return (
    <Dialog
      open
      bare
      title={alt}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-screen max-w-none rounded-none"
    >
      <div className="relative h-dvh overflow-hidden bg-ground">
        <div ref={surface} className="h-full cursor-grab touch-none active:cursor-grabbing">
          <picture>
            <source type="image/avif" srcSet={sets?.avif} sizes="100vw" />
            <img
              ref={picture}
              src={src}
              srcSet={sets?.webp}
              sizes="100vw"
              alt={alt}
              width={1080}
              height={1350}
              draggable={false}
              className="size-full object-contain select-none"
            />
          </picture>
        </div>
        <fieldset
          aria-label={texts.tools}
          className="absolute top-3 right-3 flex gap-1 rounded-control bg-surface/95"
        >
          <IconButton
            name={texts.zoomIn}
            disabled={scale >= maxScale}
            onClick={() => zoom.current?.zoomBy(step)}
          >
            <Icon shape={Plus} className="size-5" />
          </IconButton>
          <IconButton
            name={texts.zoomOut}
            disabled={scale <= minScale}
            onClick={() => zoom.current?.zoomBy(1 / step)}
          >
            <Icon shape={Minus} className="size-5" />
          </IconButton>
          <IconButton name={texts.reset} onClick={() => zoom.current?.reset()}>
            <Icon shape={RotateCcw} className="size-5" />
          </IconButton>
          <IconButton
            name={full ? texts.leaveFullScreen : texts.fullScreen}
            onClick={() => toggleFullScreen(surface.current)}
          >
            {full ? (
              <Icon shape={Minimize} className="size-5" />
            ) : (
              <Icon shape={Maximize} className="size-5" />
            )}
          </IconButton>
          <IconButton name={texts.close} onClick={onClose}>
            <Icon shape={X} className="size-5" />
          </IconButton>
        </fieldset>
        <p aria-live="polite" className="sr-only">
          {texts.scale(scale)}
        </p>
      </div>
    </Dialog>
  )
}

function toggleFullScreen(inside: HTMLElement | null): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void inside?.parentElement?.requestFullscreen()
}
