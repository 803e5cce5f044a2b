// chunk: cards
/** The widths in pixels in which every picture is stored. */
export const imageWidths = [360, 720, 1080] as const
/** Banners are wider than products. */
export const bannerWidths = [720, 1280, 1920] as const

/** A banner is shown in a narrow and a wide frame, so its picture has the widths of both. */
export const bannerPictureWidths = [360, 720, 1080, 1280, 1920] as const

/**
 * The picture of a link preview. Messengers do not support WebP, and they reserve the space of a
 * picture with a known size.
 */
export const linkPicture = {
  name: '1200x630.jpg',
  type: 'image/jpeg',
  width: 1200,
  height: 630,
} as const

/**
 * The path of that picture, which the shop draws at the first request; undefined for an address
 * that is not a stored picture.
 */
export function linkPicturePath(url: string): string | undefined {
  const folder = /(?:^|\/)(images\/[\w-]+\/)\d+\.webp$/.exec(url)?.[1]
  return folder && `/${folder}${linkPicture.name}`
}

/** The `srcset` of a picture in each format. */
export type PictureSets = { avif: string; webp: string }

/**
 * The variants of a picture whose address ends in `/<width>.webp`; other addresses have none.
 * Variants differ in that number and the extension. The widest is AVIF only: browsers without AVIF
 * are old and have small screens.
 */
export function pictureSets(
  url: string,
  widths: readonly number[] = imageWidths,
): PictureSets | undefined {
  const folder = /^(.*\/)\d+\.webp$/.exec(url)?.[1]
  if (folder === undefined) return undefined
  const set = (some: readonly number[], format: string) =>
    some.map((width) => `${folder}${width}.${format} ${width}w`).join(', ')
  return { avif: set(widths, 'avif'), webp: set(widths.slice(0, -1), 'webp') }
}
