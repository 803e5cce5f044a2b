import type { BlankId } from '@tohfa/contract/studio/blanks'
import { kitOf, type KitPixels, readKit } from '@tohfa/contract/studio/kits'
import { mockUpsOf, type MockUpOptions, type ShowPrint } from '@tohfa/contract/studio/mock-up'
import type { Pixels } from '@tohfa/contract/studio/pixels'
import { widthSeen } from '@tohfa/contract/studio/seen-through'

type Place = {
  blank: BlankId
  area: string
  /** As of `lookOf`. */
  look: string
}

/** A sheet that is to be shown on its product. */
export type MockUpWish = Required<MockUpOptions> &
  Place & {
    /** Left out: as it was asked for the last time. */
    print?: Pixels
  }

const kits = new Map<string, Promise<KitPixels>>()
let levels: Pixels[] = []
/** Who types on sees each letter on the same product: only what the letter changes is made anew. */
let ready: { name: string; show: ShowPrint } | undefined

/** A design's sheet on its product, in the colour of the product. */
export async function drawMockUp(wish: MockUpWish): Promise<ImageData> {
  const { blank, area, look, print, ...options } = wish
  const kit = await pixelsOfKit({ blank, area, look })
  if (print) levels = [print]
  const name = JSON.stringify([blank, area, look, options])
  if (ready?.name !== name) ready = { name, show: mockUpsOf(kit, options) }
  return new ImageData(ready.show(levels), kit.width, kit.height)
}

/** How many pixels wide a sheet is drawn to have one for each of the mock-up: more are never seen. */
export function sheetWidth({
  sheet,
  ...place
}: Place & Pick<MockUpWish, 'sheet'>): number | undefined {
  const kit = kitOf(place.blank, place.area, place.look)
  return kit && widthSeen(kit, sheet)
}

function pixelsOfKit({ blank, area, look }: Place): Promise<KitPixels> {
  const name = `${blank} ${area} ${look}`
  const load = () => {
    const kit = kitOf(blank, area, look)
    return kit ? readKit(kit, readPixels) : Promise.reject(new Error(`there is no kit of ${name}`))
  }
  const asked = kits.get(name) ?? load()
  kits.set(name, asked)
  // Asked for again the next time.
  asked.catch(() => kits.delete(name))
  return asked
}

async function readPixels(address: string): Promise<Pixels> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} cannot be loaded: ${answer.status}`)
  const picture = await createImageBitmap(await answer.blob())
  const { width, height } = picture
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('this browser draws nothing beside a page')
  context.drawImage(picture, 0, 0)
  return context.getImageData(0, 0, width, height)
}
