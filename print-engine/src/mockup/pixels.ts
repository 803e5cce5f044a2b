/** A picture's pixels: red, green, blue and alpha of each, 0 to 255, row by row from the upper left. */
export type Pixels = {
  width: number
  height: number
  data: Uint8ClampedArray | Uint8Array
}

/** Half-size copies end here, because smaller ones are never used. */
const smallest = 64

/**
 * A picture with mipmaps, each half as wide and high as the one before. A print of 2000 pixels that
 * is sampled at 400 would show aliasing, so the copy of the right size is read.
 */
export function halfSizes(picture: Pixels): Pixels[] {
  const levels = [picture]
  let last = picture
  while (last.width > smallest && last.height > smallest) {
    last = half(last)
    levels.push(last)
  }
  return levels
}

/** The mean of each four pixels, with colours weighted by alpha. */
function half({ width, height, data }: Pixels): Pixels {
  const [across, down, row] = [width >> 1, height >> 1, width * 4]
  const small = new Uint8ClampedArray(across * down * 4)
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) {
      const from = y * 2 * row + x * 8
      const to = (y * across + x) * 4
      const [a, b, c, d] = [from, from + 4, from + row, from + row + 4]
      const [wa, wb, wc, wd] = [data[a + 3]!, data[b + 3]!, data[c + 3]!, data[d + 3]!]
      const alpha = wa + wb + wc + wd
      if (alpha === 0) continue
      small[to + 3] = alpha / 4
      for (let i = 0; i < 3; i += 1)
        small[to + i] =
          (data[a + i]! * wa + data[b + i]! * wb + data[c + i]! * wc + data[d + i]! * wd) / alpha
    }
  return { width: across, height: down, data: small }
}

/**
 * Interpolates the colour at a point between four pixels; outside of the picture it is transparent.
 * It is written to `into` as red, green, blue from 0 to 255 and alpha from 0 to 1, because it runs
 * some hundred thousand times per picture.
 * @param u from the left edge, 0, to the right one, 1
 * @param v from the upper edge, 0, to the lower one, 1
 */
export function colorAt(picture: Pixels, u: number, v: number, into: Float64Array): void {
  const { width, height, data } = picture
  const x = u * width - 0.5
  const y = v * height - 0.5
  const left = Math.floor(x)
  const top = Math.floor(y)
  into[3] = 0
  if (!(left >= -1 && top >= -1 && left < width && top < height)) return
  const right = x - left
  const below = y - top
  // A corner outside of the picture has no weight, whatever is read there.
  const row = top < 0 ? 0 : top * width
  const next = top + 1 < height ? (top + 1) * width : row
  const column = left < 0 ? 0 : left
  const beside = left + 1 < width ? left + 1 : column
  const a = (row + column) * 4
  const b = (row + beside) * 4
  const c = (next + column) * 4
  const d = (next + beside) * 4
  // Most of a sheet is transparent.
  if ((data[a + 3]! | data[b + 3]! | data[c + 3]! | data[d + 3]!) === 0) return
  // Not destructured: the engine would allocate an array each time, some hundred thousand times per
  // picture.
  const isLeft = left >= 0 ? 1 - right : 0
  const isTop = top >= 0 ? 1 - below : 0
  const isRight = left + 1 < width ? right : 0
  const isBelow = top + 1 < height ? below : 0
  const ofA = isLeft * isTop * data[a + 3]!
  const ofB = isRight * isTop * data[b + 3]!
  const ofC = isLeft * isBelow * data[c + 3]!
  const ofD = isRight * isBelow * data[d + 3]!
  const alpha = ofA + ofB + ofC + ofD
  if (alpha === 0) return
  for (let i = 0; i < 3; i += 1)
    into[i] =
      (data[a + i]! * ofA + data[b + i]! * ofB + data[c + i]! * ofC + data[d + i]! * ofD) / alpha
  into[3] = alpha / 255
}
