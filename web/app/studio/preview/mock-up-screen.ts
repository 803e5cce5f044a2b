import { putIn } from '@tohfa/print-engine/scene/changed-part'
/** What of a mock-up is otherwise than before, and where. */
type ScreenPart = { pixels: ImageData; left: number; top: number }
type Draw = (part: ScreenPart) => void

/**
 * A mock-up that goes on changing. Its canvases draw each change at once: on a slow phone to render the
 * page for it takes as long as to draw it.
 */
export type MockUpScreen = {
  /** All of it as it is now. */
  picture: ImageData
  put: Draw
  /** @returns what ends it */
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
