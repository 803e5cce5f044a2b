import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { lookOfCategory } from '@tohfa/contract/catalog/product-types/category-look'
import type { BlankArea, BlankId } from '@tohfa/print-engine/scene/blanks'
import { whole } from '@tohfa/print-engine/scene/changed-part'
import { facingTurn, otherTurn } from '@tohfa/print-engine/mockup/facing-turn'
import { besideOf, lookOf } from '@tohfa/print-engine/mockup/kit-boxes'
import { readKit } from '@tohfa/print-engine/mockup/kits'
import type { Kit } from '@tohfa/print-engine/mockup/kit'
import type { Photograph } from '@tohfa/print-engine/mockup/photograph'
import { kitShown } from '@tohfa/print-engine/mockup/photograph-kit'
import { mockUp, putBeside, type Rgb } from '@tohfa/print-engine/mockup/mock-up'
import { halfSizes, type Pixels } from '@tohfa/print-engine/mockup/pixels'
import type { SceneArea } from '@tohfa/print-engine/scene/scene'
import { kitUrl } from '#studio/outlines/kit-url.ts'

/** The place of a print. */
export type PrintedDesign = {
  blank: BlankId
  /** Of the product. */
  category?: string | undefined
  /** All that the product has. */
  areas: readonly BlankArea[]
  area: BlankArea
  /** Its content: a mug is turned to show most of it. */
  scene: Pick<SceneArea, 'items'>
  /** The product's colour as `#rrggbb`. */
  color: string
  /** Turned to the content hidden in the first view. */
  isTurned?: boolean
  /** Of the area in the colour, in place of the drawn product. */
  photograph?: Photograph | undefined
  /** By area, where they were chosen already: the file of a mock-up is named by its kit. */
  kits?: Readonly<Record<string, Kit>>
}

/** Counts up whenever the same print on the same kit comes out otherwise. */
const edition = 1

type PrintedPlace = Pick<PrintedDesign, 'blank' | 'category' | 'areas' | 'area' | 'photograph'>

/**
 * Names the kit of an area with everything that determines a mock-up on it (docs/studio.md 8.13).
 */
export function kitTag(place: PrintedPlace): string {
  const beside = otherHalf(place)
  return createHash('sha256')
    .update(JSON.stringify([edition, kitFor(place, place.area), ...(beside ? [beside] : [])]))
    .digest('hex')
    .slice(0, 12)
}

/** The kits of an area and of its other half. */
export function kitsOf(place: PrintedPlace): Record<string, Kit> {
  const areas = [place.area, otherHalf(place)].filter((area) => area !== undefined)
  return Object.fromEntries(
    areas.flatMap((area) => {
      const kit = kitFor(place, area)
      return kit ? [[area.id, kit] as const] : []
    }),
  )
}

/** The area whose print the same picture shows; a photograph shows one only. */
export const otherHalf = ({
  blank,
  category,
  areas,
  area,
  photograph,
}: PrintedPlace): BlankArea | undefined =>
  photograph ? undefined : besideOf(blank, areas, area, lookOfCategory(blank, category))

/**
 * A print on its product as a WebP of 720 by 900 pixels (docs/studio.md section 7).
 *
 * @param sheet the area's whole sheet with its bleed, in any format that sharp reads
 * @param beside the sheet of the other half, if it has content
 * @param photographed the file of the photograph, if there is one
 */
export async function mockUpPicture(
  sheet: Buffer,
  printed: PrintedDesign,
  beside?: Buffer | null,
  photographed?: Buffer,
): Promise<Buffer> {
  const half = otherHalf(printed)
  const { picture, kit } = await shownOn(sheet, printed, printed.area, photographed)
  if (half && beside) {
    const other = await shownOn(beside, printed, half)
    putBeside(picture, { picture: other.picture, changed: whole(other.kit) }, other.kit)
  }
  const raw = { width: kit.width, height: kit.height, channels: 4 } as const
  return sharp(picture, { raw }).removeAlpha().webp({ quality: 84 }).toBuffer()
}

async function shownOn(
  sheet: Buffer,
  printed: PrintedDesign,
  area: BlankArea,
  photographed?: Buffer,
) {
  const kit = printed.kits?.[area.id] ?? kitFor(printed, area)
  if (!kit) throw new Error(`${printed.blank} ${area.id} has no kit`)
  const [print, pictures] = await Promise.all([
    pixelsOf(sheet),
    readKit(kit, (address) =>
      photographed ? pixelsOf(photographed) : kitPixels(basename(address)),
    ),
  ])
  const other = printed.isTurned ? otherTurn(kit, printed.scene) : undefined
  const turn = other ?? facingTurn(kit, printed.scene)
  const cloth = rgb(printed.color)
  return { kit, picture: mockUp(halfSizes(print), pictures, { turn, cloth, sheet: area }) }
}

export const kitFor = (
  { blank, category, photograph }: Pick<PrintedPlace, 'blank' | 'category' | 'photograph'>,
  area: BlankArea,
): Kit | undefined =>
  kitShown(blank, area, lookOf(area, lookOfCategory(blank, category)), photograph)

/** Of the products shown last: the rows of a list are on the same one. A mug has 8 MB. */
const decoded = new LRUCache<string, Pixels>({
  maxSize: 16_000_000,
  sizeCalculation: ({ data }) => data.length,
})

/** A kit's picture by its file, which is named by its bytes. */
async function kitPixels(file: string): Promise<Pixels> {
  const before = decoded.get(file)
  if (before) return before
  const pixels = await pixelsOf(await readFile(kitUrl(file)))
  decoded.set(file, pixels)
  return pixels
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
