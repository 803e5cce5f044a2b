/** A picture's pixels: red, green, blue and alpha of each, 0 to 255, row by row from the upper left. */
export type Pixels = {
  width: number
  height: number
  data: Uint8ClampedArray | Uint8Array
}

/** Half-size copies end here: smaller ones are never asked for. */
const smallest = 64

/**
 * A picture and copies of it, each half as wide and high as the one before. A print of 2000 pixels that is
 * shown on 400 sparkles when only every fifth pixel is looked at: it is read from the copy that fits.
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

/** The mean of each four pixels, a colour counting as much as it covers. */
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
 * The colour at a point between pixels, weighted from the four around it; beyond its edges a picture is
 * clear. Written to `into` as red, green, blue of 0 to 255 and alpha of 0 to 1, since it is asked for
 * some hundred thousand times a picture.
 *
 * @param u from the left edge, 0, to the right one, 1
 * @param v from the upper edge, 0, to the lower one, 1
 */
export function colorAt(picture: Pixels, u: number, v: number, into: Float64Array): void {
  const { width, height, data } = picture
  into.fill(0)
  const [x, y] = [u * width - 0.5, v * height - 0.5]
  const [left, top] = [Math.floor(x), Math.floor(y)]
  if (!(left >= -1 && top >= -1 && left < width && top < height)) return
  for (let corner = 0; corner < 4; corner += 1) {
    const [column, row] = [left + (corner & 1), top + (corner >> 1)]
    if (column < 0 || row < 0 || column >= width || row >= height) continue
    const from = (row * width + column) * 4
    const share = (1 - Math.abs(x - column)) * (1 - Math.abs(y - row)) * data[from + 3]!
    for (let i = 0; i < 3; i += 1) into[i]! += data[from + i]! * share
    into[3]! += share
  }
  const alpha = into[3]!
  if (alpha === 0) return
  for (let i = 0; i < 3; i += 1) into[i]! /= alpha
  into[3] = alpha / 255
}
