import { useEffect, useRef } from 'react'

/** A part of a picture, in its pixels. */
export type Part = readonly [x: number, y: number, width: number, height: number]

/** A mock-up as it came from the worker, or the part of it that is to be seen large. */
export function MockUpCanvas({ picture, part }: { picture: ImageData; part?: Part | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [, , width, height] = part ?? [0, 0, picture.width, picture.height]

  useEffect(() => {
    const [left, top] = part ?? [0, 0]
    canvas.current?.getContext('2d')?.putImageData(picture, -left, -top)
  }, [picture, part])

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
