// chunk: cards
/** The widths in pixels in which every picture is kept. */
export const imageWidths = [360, 720, 1080] as const
/** Banners are wider than products. */
export const bannerWidths = [720, 1280, 1920] as const

/** A banner is shown narrow and wide: its picture is kept in the widths of both. */
export const bannerPictureWidths = [360, 720, 1080, 1280, 1920] as const

/**
 * A picture as it is shown beside a link to its page: messengers know no WebP, and lay out the
 * place of a picture whose size they are given.
 */
export const linkPicture = {
  name: '1200x630.jpg',
  type: 'image/jpeg',
  width: 1200,
  height: 630,
} as const

/**
 * The path of that picture on the shop itself, which draws it when it is first asked for; undefined
 * for addresses that are none of a stored picture.
 */
export function linkPicturePath(url: string): string | undefined {
  const folder = /(?:^|\/)(images\/[\w-]+\/)\d+\.webp$/.exec(url)?.[1]
  return folder && `/${folder}${linkPicture.name}`
}

/** The `srcset` of a picture in each format. */
export type PictureSets = { avif: string; webp: string }

/**
 * The variants of a picture whose address ends in `/<width>.webp`; other addresses have none. They
 * lie beside each other and differ in that number and the ending. The widest is AVIF only: what
 * cannot show that is old and has a small screen.
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
