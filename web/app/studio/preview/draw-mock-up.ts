import type { BlankId } from '@tohfa/print-engine/scene/blanks'
import { kitOf, type KitPixels, readKit } from '@tohfa/print-engine/mockup/kits'
import type { Look } from '@tohfa/print-engine/mockup/piece-shapes'
import { bothParts, cutOut, whole } from '@tohfa/print-engine/scene/changed-part'
import {
  mockUpsOf,
  type MockUpOptions,
  putBeside,
  type ShowPrint,
} from '@tohfa/print-engine/mockup/mock-up'
import type { Pixels } from '@tohfa/print-engine/mockup/pixels'
import { widthSeen } from '@tohfa/print-engine/mockup/seen-through'
import type { SheetSize } from '@tohfa/print-engine/scene/place-on-sheet'
import { contextOf } from './canvas-context.ts'
import { type PaintedSheet, sheetPainter } from './sheet-painter.ts'
import { shaOfAddress } from '#studio/photos/photo-address.ts'
import { pixelsOfPhoto } from '#studio/photos/photo-pixels.ts'
import { photosOf, type SheetPhoto, type SheetPhotos } from './sheet-photos.ts'
import { sheetSize } from './sheet-size.ts'

type DrawnPlace = {
  blank: BlankId
  area: string
  /** As of `lookOf`. */
  look: Look | undefined
}

/** A sheet on its place. */
type PrintedLayer = DrawnPlace & {
  sheet: SheetSize
  /** Its SVG. Left out: as it was asked for the last time. */
  print?: string
}

/** A sheet that is to be shown on its product. */
export type MockUpWish = PrintedLayer &
  Required<Pick<MockUpOptions, 'turn' | 'cloth'>> & {
    /** The other half of a pair, in the same picture. */
    beside?: PrintedLayer | undefined
    /** The files of photos that it may have to read, by their sha256. */
    photos: Readonly<Record<string, Blob>>
    /** All of it, also where only a part is otherwise than at the last time. */
    isWhole: boolean
  }

/** What of a mock-up is to be drawn anew, and where. Not an `ImageData`, which is copied twice on its way. */
export type MockUpPart = {
  pixels: Pixels & { data: Uint8ClampedArray<ArrayBuffer> }
  left: number
  top: number
}

const kits = new Map<string, Promise<KitPixels>>()

/** Who types on sees each letter on the same product: only what the letter changes is made anew. */
type Ready = {
  name: string
  kit: KitPixels
  show: ShowPrint
  paint: ReturnType<typeof sheetPainter>
  /** The sheet that was shown last, and what it was made of. */
  print?: (PaintedSheet & { of: string; photos: SheetPhotos }) | undefined
}
let one: Ready | undefined
let other: Ready | undefined

/** A design's sheet on its product, in the colour of the product: what changed of it, if anything. */
export async function drawMockUp(wish: MockUpWish): Promise<MockUpPart | null> {
  const { isWhole, turn, cloth, beside, photos, ...printed } = wish
  const options = { turn, cloth }
  const readPhoto = (address: string) => {
    const sha256 = shaOfAddress(address)
    return pixelsOfPhoto(sha256, photos[sha256])
  }
  const first = await makeReady(one, printed, options, readPhoto)
  // A picture that is begun anew takes all of the other half.
  if (first !== one) other = undefined
  one = first
  if (beside) other = await makeReady(other, beside, options, readPhoto)
  const { picture, changed } = shown(first)
  const also = beside && other && putBeside(picture, shown(other), other.kit)
  const part = isWhole ? whole(first.kit) : bothParts(changed, also)
  if (!part) return null
  const { left, top, right, bottom } = part
  const data = cutOut({ ...first.kit, data: picture }, part)
  return { pixels: { data, width: right - left, height: bottom - top }, left, top }
}

const shown = ({ show, print }: Ready) => show(print ? [print.pixels] : [], print?.change)

/** What is ready for a sheet: the same as before where only its print is another. */
async function makeReady(
  before: Ready | undefined,
  { print, ...place }: PrintedLayer,
  options: Required<Pick<MockUpOptions, 'turn' | 'cloth'>>,
  readPhoto: (address: string) => Promise<SheetPhoto>,
): Promise<Ready> {
  const kit = await pixelsOfKit(place)
  const photos = await photosOf(print ?? '', readPhoto, before?.print?.photos)
  const { sheet } = place
  const name = JSON.stringify([place, options])
  const now = before?.name === name ? before : begin(name, kit, { ...options, sheet })
  if (print === undefined) now.print ??= before?.print
  else if (print !== now.print?.of) now.print = { of: print, photos, ...now.paint(print, photos) }
  return now
}

function begin(name: string, kit: KitPixels, options: Required<MockUpOptions>): Ready {
  let painter: ReturnType<typeof sheetPainter> | undefined
  const size = sheetSize(options.sheet, widthSeen(kit, options.sheet))
  // A mug that is turned is begun anew with each step, and paints nothing.
  const paint: Ready['paint'] = (...given) => (painter ??= sheetPainter(size))(...given)
  return { name, kit, show: mockUpsOf(kit, options), paint }
}

function pixelsOfKit({ blank, area, look }: DrawnPlace): Promise<KitPixels> {
  const name = `${blank} ${area} ${look}`
  const load = () => {
    const kit = kitOf(blank, area, look)
    return kit ? readKit(kit, readPixels) : Promise.reject(new Error(`there is no kit of ${name}`))
  }
  const pending = kits.get(name) ?? load()
  kits.set(name, pending)
  // Asked for again the next time.
  pending.catch(() => kits.delete(name))
  return pending
}

async function readPixels(address: string): Promise<Pixels> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} cannot be loaded: ${answer.status}`)
  const picture = await createImageBitmap(await answer.blob())
  const context = contextOf(picture)
  context.drawImage(picture, 0, 0)
  return context.getImageData(0, 0, picture.width, picture.height)
}
