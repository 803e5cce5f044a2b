import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { type PhotoView, viewOf, withView } from '@tohfa/print-engine/edit/crop'
import { type PhotoPixels, startCrop } from '@tohfa/print-engine/scene/cover-crop'
import type { PhotoItem } from '@tohfa/print-engine/scene/scene'

/** Keys and sliders change a photo in many small steps, which are passed on as one. */
const pauseMs = 250

/**
 * The state of a photo under its frame.
 * @param initial the mirror and the look of the template
 * @param onChange gets the item after a pause, and `flush` passes it on at once
 */
export function useCrop(
  item: PhotoItem,
  photo: PhotoPixels,
  initial: Pick<PhotoItem, 'flip' | 'look'>,
  onChange: (item: PhotoItem) => void,
) {
  const [view, setView] = useState<PhotoView>(() => viewOf(item, photo))
  const [look, setLook] = useState(item.look)
  const [isHeld, setHeld] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const shown = useMemo(
    () => (isChanged ? withView({ ...item, look }, view, photo) : item),
    [isChanged, item, look, view, photo],
  )

  function flush() {
    if (!isChanged) return
    setChanged(false)
    onChange(shown)
  }
  const flushLater = useEffectEvent(flush)
  useEffect(() => {
    if (!isChanged || isHeld) return undefined
    const timer = setTimeout(flushLater, pauseMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change begins the pause anew
  }, [isChanged, isHeld, shown])

  function change(next: PhotoView, nextLook = look) {
    setView(next)
    setLook(nextLook)
    setChanged(true)
  }
  function reset() {
    const { quarter: _turned, ...upright } = item
    const first = { ...upright, ...initial, crop: startCrop(photo, item) }
    change(viewOf(first, photo), initial.look)
  }
  return { view, look, shown, change, reset, setHeld, flush }
}

export type Crop = ReturnType<typeof useCrop>
