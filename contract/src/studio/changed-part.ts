import type { Pixels } from './pixels.ts'

/** A part of a picture in pixels; `right` and `bottom` are the first beyond it. */
export type Part = { left: number; top: number; right: number; bottom: number }

export const whole = ({ width, height }: Pixels): Part => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
})

/** The least part that holds all in which two pictures differ; undefined where they are alike. */
export function changedPart(before: Pixels, after: Pixels): Part | undefined {
  const { width, height } = after
  if (before.width !== width || before.height !== height) return whole(after)
  const [one, other] = [colors(before), colors(after)]
  let part: Part | undefined
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      if (one[at] === other[at]) continue
      part ??= { left: x, top: y, right: x + 1, bottom: y + 1 }
      if (x < part.left) part.left = x
      if (x >= part.right) part.right = x + 1
      part.bottom = y + 1
    }
  return part
}

/** Each pixel as one number: to compare four takes four times as long. */
function colors({ data }: Pixels): Uint32Array {
  const aligned = data.byteOffset % 4 === 0 ? data : data.slice()
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length >> 2)
}
