import type { BlankArea } from '@tohfa/print-engine/scene/blanks'
import { kitOf } from '@tohfa/print-engine/mockup/kits'
import type { Kit } from '@tohfa/print-engine/mockup/kit'
import { onSheet } from '@tohfa/print-engine/scene/place-on-sheet'
import { bendOf } from '@tohfa/print-engine/mockup/surfaces'
import { lookOf } from '@tohfa/print-engine/mockup/kit-boxes'
import { braceletArt } from './designs/bracelet-art.ts'
import { type BraceletArt, lies } from './mockups/bracelet.ts'
import { put, sheet } from './scene.ts'
import { templatePrint, type TemplatePrint } from './template-print.ts'
import { warp } from './warp.ts'

/** Units of a drawing that a pixel of a kit takes. */
const ofKit = 1.5
/** Pixels of the flat sheet for each millimetre, and of the bent one for each of the kit's. */
const [fine, bentFine] = [50, 3]
/** Degrees that a rakhi is turned. */
const askew = 8

/**
 * A bracelet of the sample with what its template prints, where its mock-up has that.
 *
 * @param words in place of the samples, by field
 */
export async function braceletOf(
  design: string,
  words?: Record<string, string>,
): Promise<BraceletArt> {
  const art = braceletArt[design]
  if (!art) throw new Error(`No design is drawn for ${design}`)
  const print = await templatePrint(design, words)
  return print ? printed(art, print) : art
}

async function printed(
  art: BraceletArt,
  { areas, places: [place] }: TemplatePrint,
): Promise<BraceletArt> {
  const kit = place && kitOf('bracelet', place.id, lookOf(place, undefined))
  if (!kit) throw new Error('a bracelet has a kit')
  const print = areas[place.id] ?? ''
  return {
    ...art,
    print: art.form === 'rakhi' ? onRakhi(print, kit, place) : await bent(print, kit, place, art),
  }
}

/** Flat, in the drawing of a rakhi's middle, which lies askew in the picture. */
function onRakhi(print: string, { box }: Kit, { width }: BlankArea): string {
  const [left, top, across, down] = box
  const [sin, cos] = [Math.sin((askew * Math.PI) / 180), Math.cos((askew * Math.PI) / 180)]
  const [x, y, scale] = lies.rakhi
  const units = ofKit / scale
  const [right, below] = [left + across / 2 - x / ofKit, top + down / 2 - y / ofKit]
  const side = across / (sin + cos)
  return put(
    print,
    units * (right * cos - below * sin),
    units * (right * sin + below * cos),
    (units * side) / width,
  )
}

/** Bent as the mock-up bends it, as a picture around the drawing's origin. */
async function bent(print: string, kit: Kit, area: BlankArea, { form }: BraceletArt) {
  const [across, down] = [area.width * fine, area.height * fine]
  const [left, top, width, height] = kit.box
  const [bend, place] = [bendOf(kit.surface), onSheet(kit, area)]
  const image = await warp(
    sheet(put(print, across / 2, down / 2, fine), across, down),
    { width: width * bentFine, height: height * bentFine },
    (x, y) => {
      const point = bend(x, y, 0)
      const [u, v] = point ? place(point) : [-1, -1]
      return u < 0 || v < 0 || u > 1 || v > 1 ? null : [u, v]
    },
  )
  const [x, y, scale] = lies[form]
  const at = (from: number, middle: number): number => (from * ofKit - middle) / scale
  return `<image href="${image}" x="${at(left, x)}" y="${at(top, y)}" width="${(width * ofKit) / scale}" height="${(height * ofKit) / scale}"/>`
}
