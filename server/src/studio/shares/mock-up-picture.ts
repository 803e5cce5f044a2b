import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import sharp from 'sharp'
import type { BlankArea, BlankId } from '@tohfa/contract/studio/blanks'
import { facingTurn } from '@tohfa/contract/studio/facing-turn'
import { lookOf } from '@tohfa/contract/studio/kit-boxes'
import { kitOf, readKit } from '@tohfa/contract/studio/kits'
import { mockUp, type Rgb } from '@tohfa/contract/studio/mock-up'
import { halfSizes, type Pixels } from '@tohfa/contract/studio/pixels'
import type { SceneArea } from '@tohfa/contract/studio/scene'
import { kitUrl } from '../kit-url.ts'

/** Where a print is put. */
export type Printed = {
  blank: BlankId
  /** Of the product. */
  category?: string | undefined
  area: BlankArea
  /** What stands on it: a mug is turned to where most of it is seen. */
  scene: Pick<SceneArea, 'items'>
  /** The product's colour as `#rrggbb`. */
  color: string
}

/** Counts up whenever the same print on the same kit comes out otherwise. */
const edition = 1

/** Names the kit of an area with all that decides what a mock-up on it looks like (docs/studio.md 8.13). */
export function kitTag({ blank, category, area }: Pick<Printed, 'blank' | 'category' | 'area'>) {
  const kit = kitOf(blank, area.id, lookOf(area, category))
  return createHash('sha256')
    .update(JSON.stringify([edition, kit]))
    .digest('hex')
    .slice(0, 12)
}

/**
 * A print on its product as a WebP of 720 by 900 pixels (docs/studio.md section 7).
 *
 * @param sheet the area's whole sheet with its bleed, in any format that sharp reads
 */
export async function mockUpPicture(
  sheet: Buffer,
  { blank, category, area, scene, color }: Printed,
): Promise<Buffer> {
  const kit = kitOf(blank, area.id, lookOf(area, category))
  if (!kit) throw new Error(`${blank} ${area.id} has no kit`)
  const [print, pictures] = await Promise.all([
    pixelsOf(sheet),
    readKit(kit, async (address) => pixelsOf(await readFile(kitUrl(basename(address))))),
  ])
  const picture = mockUp(halfSizes(print), pictures, {
    turn: facingTurn(kit, scene),
    cloth: rgb(color),
    sheet: area,
  })
  const raw = { width: kit.width, height: kit.height, channels: 4 } as const
  return sharp(picture, { raw }).removeAlpha().webp({ quality: 84 }).toBuffer()
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
