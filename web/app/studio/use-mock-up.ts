import { useEffect, useRef, useState } from 'react'
import { colorSwatch } from '@tohfa/contract/colors'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { Pixels } from '@tohfa/contract/studio/pixels'
import { askWorker } from './ask-worker.ts'
import type { View } from './view.ts'

/** Pixels of a sheet's longer side: finer than any kit shows it. */
const sheetSide = 900

type Wish = { studio: ProductStudio; svg: string; view: View; color: string }

/**
 * The mock-up of a design's sheet, drawn anew with each change; while one is drawn only the last
 * change waits.
 *
 * @returns null where this browser cannot draw one
 */
export function useMockUp(
  studio: ProductStudio,
  svg: string | undefined,
  view: View,
  color: string,
): ImageData | null | undefined {
  const [picture, setPicture] = useState<ImageData | null>()
  const next = useRef<Wish>(null)
  const isBusy = useRef(false)
  const drawn = useRef<string>(undefined)

  useEffect(() => {
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
    if (svg === undefined) return
    next.current = { studio, svg, view, color }
    if (!isBusy.current) void work()
  }, [studio, svg, view, color])

  return picture
}

async function draw({ studio, svg, view, color }: Wish, isSame: boolean) {
  const { blank, category } = studio
  const sheet = blank.areas.find(({ id }) => id === view.area)
  if (!sheet) throw new Error(`there is no area ${view.area}`)
  const { id: area } = sheet
  const wish = { blank: blank.id, area, category, turn: view.turn, cloth: rgbOf(color), sheet }
  if (isSame) return askWorker('mockUp', wish)
  const print = await pixelsOf(svg, sheet.width + 2 * sheet.bleed, sheet.height + 2 * sheet.bleed)
  return askWorker('mockUp', { ...wish, print }, [print.data.buffer])
}

/** A sheet as pixels; `across` and `down` say its shape. */
async function pixelsOf(svg: string, across: number, down: number) {
  const scale = sheetSide / Math.max(across, down)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(across * scale)
  canvas.height = Math.round(down * scale)
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser draws nothing')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { data, width, height } satisfies Pixels
}

function rgbOf(color: string): [number, number, number] {
  const value = Number.parseInt(colorSwatch(color).slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
