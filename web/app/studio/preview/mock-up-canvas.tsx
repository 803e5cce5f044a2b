import { useEffect, useRef } from 'react'
import type { MockUpScreen } from './mock-up-screen.ts'

/** A part of a picture, in its pixels. */
export type CanvasRect = readonly [x: number, y: number, width: number, height: number]

/** A mock-up from the worker, or an enlarged part of it. */
export function MockUpCanvas({
  screen,
  part,
}: {
  screen: MockUpScreen
  part?: CanvasRect | undefined
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [, , width, height] = part ?? [0, 0, screen.picture.width, screen.picture.height]

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    const [x, y] = part ?? [0, 0]
    context?.putImageData(screen.picture, -x, -y)
    return screen.watch(({ pixels, left, top }) => context?.putImageData(pixels, left - x, top - y))
  }, [screen, part])

  return (
    <canvas
      ref={canvas}
      aria-hidden
      width={width}
      height={height}
      className="size-full object-contain"
    />
  )
}
