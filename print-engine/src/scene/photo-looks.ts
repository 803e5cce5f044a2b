/** How a photo may be seen; `plain` is as it was taken. */
export const photoLooks = ['plain', 'grey', 'sepia', 'bright'] as const
type PhotoLook = (typeof photoLooks)[number]

/** Red, green and blue of what is seen, each by how much it takes of the photo's red, green and blue. */
type LookRow = readonly [number, number, number]
type LookMatrix = readonly [LookRow, LookRow, LookRow]

/** The luminance of sRGB's primaries (ITU-R BT.709). */
const grey = [0.2126, 0.7152, 0.0722] as const

/** How each look changes the colours of a photo: by the same figures on a page and on the press. */
export const lookMatrices: Record<Exclude<PhotoLook, 'plain'>, LookMatrix> = {
  grey: [grey, grey, grey],
  sepia: [
    [0.393, 0.769, 0.189],
    [0.349, 0.686, 0.168],
    [0.272, 0.534, 0.131],
  ],
  bright: [
    [1.15, 0, 0],
    [0, 1.15, 0],
    [0, 0, 1.15],
  ],
}
