import type { BlankId } from '@tohfa/print-engine/scene/blanks'
import { readKit } from '@tohfa/print-engine/mockup/kits'
import type { KitPixels } from '@tohfa/print-engine/mockup/kit'
import type { Photograph } from '@tohfa/print-engine/mockup/photograph'
import { kitShown } from '@tohfa/print-engine/mockup/photograph-kit'
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
import { type Kept, keptOf } from './kept.ts'
import { type LateSheet, lateSvg, lateTexts } from './late-sheet.ts'
import { shapeTexts } from './shape-texts.ts'
import { type PaintedSheet, sheetPainter } from './sheet-painter.ts'
import { shaOfAddress } from '#studio/photos/photo-address.ts'
import { pixelsOfPhoto } from '#studio/photos/photo-pixels.ts'
import { photosOf, type SheetPhoto, type SheetPhotos } from './sheet-photos.ts'
import { sheetSize } from './sheet-size.ts'

type DrawnPlace = {
  blank: BlankId
  area: string
  /** As returned by `lookOf`. */
  look: Look | undefined
  /** In place of the drawn product. */
  photograph: Photograph | undefined
}

/** A sheet on its product. */
type PrintedLayer = DrawnPlace & {
  sheet: SheetSize
  /** Its SVG; by default that of the last request. */
  print?: string | LateSheet
}

/** A sheet to display on its product. */
export type MockUpWish = PrintedLayer &
  Required<Pick<MockUpOptions, 'turn' | 'cloth'>> & {
    /** The other half of a pair, in the same picture. */
    beside?: PrintedLayer | undefined
    /** The files of photos that it may have to decode, by their sha256. */
    photos: Readonly<Record<string, Blob>>
    /** The whole picture, even if only a part changed. */
    isWhole: boolean
  }

/**
 * The changed part of a mock-up, and its position. Not an `ImageData`, which would be copied twice.
 */
export type MockUpPart = {
  pixels: Pixels & { data: Uint8ClampedArray<ArrayBuffer> }
  left: number
  top: number
}

const kits: Kept<KitPixels> = { all: new Map(), most: 20 }
/** While staff mark a photograph, each movement is another kit of it. */
const photographed: Kept<KitPixels> = { all: new Map(), most: 2 }
const photographs: Kept<Pixels> = { all: new Map(), most: 4 }

/** Consecutive drawings usually have the same product: only what a letter changes is computed. */
type Ready = {
  name: string
  kit: KitPixels
  show: ShowPrint
  paint: ReturnType<typeof sheetPainter>
  /** The last displayed sheet, and its input. */
  print?: (PaintedSheet & { of: string; photos: SheetPhotos }) | undefined
}
let one: Ready | undefined
let other: Ready | undefined

/**
 * Draws a design's sheet on its product, in the product's colour; returns the changed part, if any.
 */
export async function drawMockUp(wish: MockUpWish): Promise<MockUpPart | null> {
  const { isWhole, turn, cloth, beside, photos, ...printed } = wish
  const options = { turn, cloth }
  const readPhoto = (address: string) => {
    const sha256 = shaOfAddress(address)
    return pixelsOfPhoto(sha256, photos[sha256])
  }
  const first = await makeReady(one, printed, options, readPhoto)
  // A new picture needs the whole other half.
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

/** Prepared data for a sheet: the same as before if only its print differs. */
async function makeReady(
  before: Ready | undefined,
  { print: given, ...place }: PrintedLayer,
  options: Required<Pick<MockUpOptions, 'turn' | 'cloth'>>,
  readPhoto: (address: string) => Promise<SheetPhoto>,
): Promise<Ready> {
  const [kit, print] = await Promise.all([pixelsOfKit(place), svgOf(given)])
  const photos = await photosOf(print ?? '', readPhoto, before?.print?.photos)
  const { sheet } = place
  const name = JSON.stringify([place, options])
  const now = before?.name === name ? before : begin(name, kit, { ...options, sheet })
  if (print === undefined) now.print ??= keptPrint(before?.print, now)
  else if (print !== now.print?.of) now.print = { of: print, photos, ...now.paint(print, photos) }
  return now
}

/** The print of another picture of the product, with what that one did not show. */
function keptPrint(print: Ready['print'], { paint }: Ready): Ready['print'] {
  if (!print?.isOldUnseen) return print
  const { of, photos } = print
  return { of, photos, ...paint(of, photos) }
}

async function svgOf(print: PrintedLayer['print']): Promise<string | undefined> {
  if (print === undefined || typeof print === 'string') return print
  const texts = lateTexts(print)
  const shaped = await shapeTexts(texts)
  return lateSvg(print, (text) => shaped[texts.indexOf(text)])
}

function begin(name: string, kit: KitPixels, options: Required<MockUpOptions>): Ready {
  let painter: ReturnType<typeof sheetPainter> | undefined
  const size = sheetSize(options.sheet, widthSeen(kit, options.sheet))
  const { show, sees } = mockUpsOf(kit, options)
  // A rotating mug is redrawn at each step, without the painter's cache.
  const paint: Ready['paint'] = (...given) => (painter ??= sheetPainter(size, sees(size)))(...given)
  return { name, kit, show, paint }
}

function pixelsOfKit(place: DrawnPlace): Promise<KitPixels> {
  const { blank, area, look, photograph } = place
  const load = () => {
    const kit = kitShown(blank, { id: area }, look, photograph)
    if (!kit) return Promise.reject(new Error(`there is no kit of ${blank} ${area} ${look}`))
    return readKit(kit, photograph ? readPhotograph : readPixels)
  }
  const name = JSON.stringify([blank, area, look, photograph])
  return photograph ? keptOf(photographed, name, load) : keptOf(kits, name, load)
}

const readPhotograph = (address: string): Promise<Pixels> =>
  keptOf(photographs, address, () => readPixels(address))

async function readPixels(address: string): Promise<Pixels> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} cannot be loaded: ${answer.status}`)
  const picture = await createImageBitmap(await answer.blob())
  const context = contextOf(picture)
  context.drawImage(picture, 0, 0)
  return context.getImageData(0, 0, picture.width, picture.height)
}
