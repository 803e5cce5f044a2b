import { useState, type PointerEvent } from 'react'

/**
 * Sorts pictures by pointer: a picture dragged by its grip takes the position of the one under the
 * pointer. The container has `data-pictures`, and each picture its address in `data-picture`.
 */
export function usePictureDrag(
  images: readonly string[],
  move: (image: string, to: number) => void,
) {
  const [dragged, setDragged] = useState<string | null>(null)

  function follow({ clientX, clientY, currentTarget }: PointerEvent) {
    if (dragged === null) return
    const list = currentTarget.closest('[data-pictures]')
    const tiles = [...(list?.querySelectorAll<HTMLElement>('[data-picture]') ?? [])]
    const over = tiles.find((tile) => {
      const { left, right, top, bottom } = tile.getBoundingClientRect()
      return clientX >= left && clientX < right && clientY >= top && clientY < bottom
    })
    const to = images.indexOf(over?.dataset['picture'] ?? '')
    if (to >= 0 && images[to] !== dragged) move(dragged, to)
  }

  const gripOf = (image: string) => ({
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged(image)
    },
    onPointerMove: follow,
    onPointerUp: () => setDragged(null),
    onPointerCancel: () => setDragged(null),
  })

  return { dragged, gripOf }
}
