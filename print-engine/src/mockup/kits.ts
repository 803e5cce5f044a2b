import { type BlankId, blankIds } from '#scene/blanks.ts'
import type { KitBox } from './kit-box.ts'
import { boxOf, kitSize, ofLook } from './kit-boxes.ts'
import { kitFiles } from './kit-files.ts'
import type { Place } from './kit-place.ts'
import { kitPlaces } from './kit-places.ts'
import type { Look } from './piece-shapes.ts'
import type { Pixels } from './pixels.ts'

/**
 * A product's picture as three: without print, and with the printed place inked black and white; and as a
 * fourth what takes the product's colour as black as it gets (docs/studio.md 7.1, 7.2). All are `width` by
 * `height` pixels.
 */
export type Kit = Omit<Place, 'file'> & {
  blank: BlankId
  area: string
  width: number
  height: number
  /** Their addresses. A name never stands for other bytes; two of them are often the same file. */
  pictures: Record<KitPicture, string>
  box: KitBox
}

type KitPicture = 'none' | 'black' | 'white' | 'dark'

/** The same with the pixels of its pictures. */
export type KitPixels = Kit & { none: Pixels; black: Pixels; white: Pixels; dark: Pixels }

/** Fetches the pixels of a kit's pictures, each file once. */
export async function readKit(
  kit: Kit,
  read: (address: string) => Promise<Pixels>,
): Promise<KitPixels> {
  const known = new Map<string, Promise<Pixels>>()
  const pixels = (address: string): Promise<Pixels> => {
    const found = known.get(address) ?? read(address)
    known.set(address, found)
    return found
  }
  const [none, black, white, dark] = await Promise.all([
    pixels(kit.pictures.none),
    pixels(kit.pictures.black),
    pixels(kit.pictures.white),
    pixels(kit.pictures.dark),
  ])
  return { ...kit, none, black, white, dark }
}

/** @returns the kit of an area of a blank, when there is one; `look` as of `lookOf` */
export function kitOf(blank: BlankId, area: string, look?: Look): Kit | undefined {
  const place = ofLook(kitPlaces[blank], area, look)
  const box = boxOf(blank, area, look)
  if (!place || !box) return undefined
  const { file, ...lies } = place
  const address = (picture: KitPicture, otherwise: KitPicture): string =>
    `/kits/${kitFiles[`${file}-${picture}`] ?? kitFiles[`${file}-${otherwise}`]}`
  const pictures = {
    none: address('none', 'white'),
    black: address('black', 'black'),
    white: address('white', 'white'),
    dark: address('dark', 'black'),
  }
  return { blank, area, ...kitSize, pictures, box, ...lies }
}

/** Every kit: of each area of each blank, and of what looks otherwise. */
export const allKits: readonly Kit[] = blankIds.flatMap((blank) =>
  Object.entries(kitPlaces[blank]).flatMap(([area, looks]) =>
    Object.keys(looks).flatMap(
      (look) => kitOf(blank, area, look === 'usual' ? undefined : (look as Look)) ?? [],
    ),
  ),
)
