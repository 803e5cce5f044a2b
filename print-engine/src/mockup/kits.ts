import type { Kit, KitPixels, KitPicture } from './kit.ts'
import { type BlankId, blankIds } from '#scene/blanks.ts'
import { boxOf, kitSize, ofLook } from './kit-boxes.ts'
import { inkOnPhotograph } from './ink-on-photograph.ts'
import { kitFiles } from './kit-files.ts'
import { kitPlaces } from './kit-places.ts'
import type { Look } from './piece-shapes.ts'
import type { Pixels } from './pixels.ts'

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
  if (kit.inkLight) {
    const none = await pixels(kit.pictures.none)
    return { ...kit, none, dark: none, ...inkOnPhotograph(none, kit, kit.inkLight) }
  }
  const [none, black, white, dark] = await Promise.all([
    pixels(kit.pictures.none),
    pixels(kit.pictures.black),
    pixels(kit.pictures.white),
    pixels(kit.pictures.dark),
  ])
  return { ...kit, none, black, white, dark }
}

/** @returns the kit of an area of a blank, if there is one; `look` as returned by `lookOf` */
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

/** All kits: of each area of each blank, and of their other looks. */
export const allKits: readonly Kit[] = blankIds.flatMap((blank) =>
  Object.entries(kitPlaces[blank]).flatMap(([area, looks]) =>
    Object.keys(looks).flatMap(
      (look) => kitOf(blank, area, look === 'usual' ? undefined : (look as Look)) ?? [],
    ),
  ),
)
