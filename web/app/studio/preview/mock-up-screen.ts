import { putIn } from '@tohfa/print-engine/scene/changed-part'
/** The changed part of a mock-up, and its position. */
type ScreenPart = { pixels: ImageData; left: number; top: number }
type Draw = (part: ScreenPart) => void

/**
 * A changing mock-up. Its canvases draw each change at once: on a slow phone, rendering the page
 * takes as long as drawing.
 */
export type MockUpScreen = {
  /** The whole current picture. */
  picture: ImageData
  put: Draw
  /** @returns a function that unsubscribes */
  watch: (draw: Draw) => () => void
}

export function mockUpScreen(picture: ImageData): MockUpScreen {
  const watching = new Set<Draw>()
  return {
    picture,
    put(part) {
      putIn(picture, part.pixels, part.left, part.top)
      for (const draw of watching) draw(part)
    },
    watch(draw) {
      watching.add(draw)
      return () => watching.delete(draw)
    },
  }
}
