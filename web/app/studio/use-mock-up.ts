import { useCallback, useRef, useState } from 'react'
import { colorSwatch } from '@tohfa/contract/colors'
import { lookOf } from '@tohfa/contract/studio/kit-boxes'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import { askWorker } from './ask-worker.ts'
import { sheetPixels } from './sheet-pixels.ts'
import type { View } from './view.ts'

/** A sheet that is to be seen on its product. */
export type Wish = { studio: ProductStudio; svg: string; view: View; color: string }

/**
 * The mock-up of what `show` was last called with; while one is drawn only the last call waits.
 *
 * @returns null as the picture where this browser cannot draw one
 */
export function useMockUp(): {
  picture: ImageData | null | undefined
  show: (wish: Wish) => void
} {
  const [picture, setPicture] = useState<ImageData | null>()
  const last = useRef<Wish>(null)
  const next = useRef<Wish>(null)
  const isBusy = useRef(false)
  const drawn = useRef<string>(undefined)

  const show = useCallback((wish: Wish) => {
    async function work() {
      isBusy.current = true
      for (let wish = next.current; wish; wish = next.current) {
        next.current = null
        const isSame = drawn.current === wish.svg
        try {
          setPicture(await draw(wish, isSame))
          drawn.current = wish.svg
        } catch {
          drawn.current = undefined
          setPicture(null)
        }
      }
      isBusy.current = false
    }
    if (last.current && isAlike(last.current, wish)) return
    last.current = wish
    next.current = wish
    if (!isBusy.current) void work()
  }, [])

  return { picture, show }
}

const isAlike = (one: Wish, other: Wish) =>
  one.svg === other.svg &&
  one.view.area === other.view.area &&
  one.view.turn === other.view.turn &&
  one.color === other.color &&
  one.studio === other.studio

async function draw({ studio, svg, view, color }: Wish, isSame: boolean) {
  const { blank, category } = studio
  const sheet = blank.areas.find(({ id }) => id === view.area)
  if (!sheet) throw new Error(`there is no area ${view.area}`)
  const place = { blank: blank.id, area: sheet.id, look: lookOf(sheet, category), sheet }
  const wish = { ...place, turn: view.turn, cloth: rgbOf(color) }
  if (isSame) return askWorker('mockUp', wish)
  const print = await sheetPixels(svg, sheet, await widthFor(place))
  return askWorker('mockUp', { ...wish, print }, [print.data.buffer])
}

const widths = new Map<string, number | undefined>()

/** Asked once for each place. */
async function widthFor(place: Parameters<typeof askWorker<'sheetWidth'>>[1]) {
  const name = JSON.stringify(place)
  if (!widths.has(name)) widths.set(name, await askWorker('sheetWidth', place))
  return widths.get(name)
}

function rgbOf(color: string): [number, number, number] {
  const value = Number.parseInt(colorSwatch(color).slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
