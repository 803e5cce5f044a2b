import type { Pixels } from '#mockup/pixels.ts'

/** A part of a picture in pixels; `right` and `bottom` are exclusive. */
export type Region = { left: number; top: number; right: number; bottom: number }

export const whole = ({ width, height }: Pick<Pixels, 'width' | 'height'>): Region => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
})

/**
 * The smallest part that contains all differences of two pictures; undefined where there are none.
 */
export function changedPart(before: Pixels, after: Pixels): Region | undefined {
  const { width, height } = after
  if (before.width !== width || before.height !== height) return whole(after)
  const [one, other] = [colors(before), colors(after)]
  let part: Region | undefined
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

/** Each pixel as one number: comparing four channels takes four times as long. */
function colors({ data }: Pixels): Uint32Array {
  const aligned = data.byteOffset % 4 === 0 ? data : data.slice()
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length >> 2)
}

/** Copies the pixels of a part, row by row. */
export function cutOut(
  { data, width }: Pixels,
  { left, top, right, bottom }: Region,
): Uint8ClampedArray<ArrayBuffer> {
  const row = (right - left) * 4
  const cut = new Uint8ClampedArray(row * (bottom - top))
  for (let y = top, to = 0; y < bottom; y += 1, to += row) {
    const from = (y * width + left) * 4
    cut.set(data.subarray(from, from + row), to)
  }
  return cut
}

/** Pastes the copied pixels of a part into a picture. */
export function putIn({ data, width }: Pixels, part: Pixels, left: number, top: number): void {
  const row = part.width * 4
  for (let y = 0; y < part.height; y += 1)
    data.set(part.data.subarray(y * row, (y + 1) * row), ((top + y) * width + left) * 4)
}

/** The smallest part that contains two parts. */
export function bothParts(one: Region | undefined, other: Region | undefined): Region | undefined {
  if (!one || !other) return one ?? other
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  }
}

/** What two parts have in common, if anything. */
export function shared(one: Region, other: Region): Region | undefined {
  const part = {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  }
  return part.left < part.right && part.top < part.bottom ? part : undefined
}

export const isWithin = (part: Region, { left, top, right, bottom }: Region): boolean =>
  part.left >= left && part.top >= top && part.right <= right && part.bottom <= bottom

/** Merges overlapping parts. */
export function mergeOverlaps(parts: readonly Region[]): Region[] {
  let alone: Region[] = []
  for (const part of parts) {
    let grown = part
    // A merged part may overlap others that the single parts did not.
    for (let near = touching(alone, grown); near.length > 0; near = touching(alone, grown)) {
      alone = alone.filter((one) => !near.includes(one))
      grown = near.reduce((all, one) => bothParts(all, one) ?? all, grown)
    }
    alone.push(grown)
  }
  return alone
}

const touching = (parts: readonly Region[], { left, top, right, bottom }: Region): Region[] =>
  parts.filter(
    (one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top,
  )

/** Copies a part of one picture to the same place of another of its size. */
export function copyPart(from: Pixels, to: Pixels, part: Region): void {
  const [width, height] = [part.right - part.left, part.bottom - part.top]
  putIn(to, { width, height, data: cutOut(from, part) }, part.left, part.top)
}
