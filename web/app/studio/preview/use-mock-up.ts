// chunk: designing
import { useCallback, useRef, useState } from 'react'
import { colorSwatch } from '@tohfa/print-engine/scene/colors'
import type { BlankArea } from '@tohfa/print-engine/scene/blanks'
import { lookOfCategory } from '@tohfa/contract/catalog/product-types/category-look'
import { besideOf, lookOf } from '@tohfa/print-engine/mockup/kit-boxes'
import { photographFor } from '@tohfa/print-engine/mockup/photograph'
import type { AreaPhotograph } from '@tohfa/contract/studio/photographs'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import { askWorker } from '#studio/worker/ask-worker.ts'
import { isLate, type LateSheet, lateSvg } from './late-sheet.ts'
import { type MockUpScreen, mockUpScreen } from './mock-up-screen.ts'
import { shapedAs } from './outlines.ts'
import { blobOf } from '#studio/photos/photo-copy.ts'
import { photosNamed } from '#studio/photos/photo-address.ts'
import type { Photos } from '#studio/draft/draft-photo.ts'
import type { View } from './view.ts'

/** What a product looks like. */
export type ShownStudio = Pick<ProductStudio, 'category'> & {
  photographs: readonly AreaPhotograph[]
  blank: Pick<ProductStudio['blank'], 'id'> & { areas: readonly BlankArea[] }
}

/** A sheet to display on its product, among those of its design. */
type MockUpRequest = {
  studio: ShownStudio
  svgs: Readonly<Record<string, string | LateSheet>>
  view: View
  color: string
  photos: Photos
}

/**
 * The mock-up of the last call of `show`; while one is drawn, only the latest call waits. `show`
 * resolves once all waiting sheets are visible. `showEarly` takes sheets whose texts are not shaped
 * yet; where they would wait, it draws nothing and returns undefined. It never fails: `show` is called
 * with the shaped ones later.
 * @returns null as the screen where this browser cannot draw one
 */
export function useMockUp(): {
  screen: MockUpScreen | null | undefined
  show: (wish: MockUpRequest) => Promise<void>
  showEarly: (wish: MockUpRequest) => Promise<void> | undefined
} {
  const [screen, setScreen] = useState<MockUpScreen | null>()
  const last = useRef<MockUpRequest>(null)
  const next = useRef<MockUpRequest>(null)
  const working = useRef<Promise<void>>(undefined)
  /** The request whose sheet the worker has. */
  const drawn = useRef<MockUpRequest>(undefined)
  const shown = useRef<MockUpScreen>(undefined)

  const drawOne = useCallback(async (wish: MockUpRequest) => {
    const sheet = sheetOf(wish)
    const isSame =
      sheet !== undefined && drawn.current !== undefined && sheetOf(drawn.current) === sheet
    drawn.current = undefined
    const part = await draw(wish, isSame, !shown.current)
    if (part) {
      const { data, width, height } = part.pixels
      const pixels = new ImageData(data, width, height)
      shown.current?.put({ ...part, pixels })
      shown.current ??= mockUpScreen(pixels)
      setScreen(shown.current)
    }
    drawn.current = wish
  }, [])

  const work = useCallback(async () => {
    for (let wish = next.current; wish; wish = next.current) {
      next.current = null
      if (last.current && isAlike(last.current, wish)) continue
      last.current = wish
      try {
        await drawOne(wish)
      } catch {
        shown.current = undefined
        setScreen(null)
      }
    }
    working.current = undefined
  }, [drawOne])

  const show = useCallback(
    (wish: MockUpRequest) => {
      if (working.current || !last.current || !isAlike(last.current, wish)) {
        next.current = wish
        if (!working.current) working.current = work()
      }
      return working.current ?? Promise.resolve()
    },
    [work],
  )

  const showEarly = useCallback(
    (wish: MockUpRequest) => {
      if (working.current || !shown.current) return undefined
      const drawing = drawOne(wish).then(
        () => void (last.current = wish),
        () => undefined,
      )
      working.current = drawing.then(work)
      return drawing
    },
    [drawOne, work],
  )

  return { screen, show, showEarly }
}

const isAlike = (one: MockUpRequest, other: MockUpRequest) =>
  sheetOf(one) === sheetOf(other) &&
  svgOf(besideIn(one)?.svg) === svgOf(besideIn(other)?.svg) &&
  one.view.area === other.view.area &&
  one.view.turn === other.view.turn &&
  one.color === other.color &&
  one.studio === other.studio

/** Undefined while one of its texts is not shaped. */
const sheetOf = ({ svgs, view }: MockUpRequest): string | undefined => svgOf(svgs[view.area])

const svgOf = (sheet: string | LateSheet | undefined): string | undefined =>
  sheet === undefined || typeof sheet === 'string' ? sheet : lateSvg(sheet, shapedAs)

/** The other half of a pair; a photograph shows one area only. */
function besideIn({ studio, svgs, view, color }: MockUpRequest) {
  const { blank, category, photographs } = studio
  const area = blank.areas.find(({ id }) => id === view.area)
  if (photographFor(photographs, view.area, color)) return undefined
  const sheet = area && besideOf(blank.id, blank.areas, area, lookOfCategory(blank.id, category))
  const svg = sheet && svgs[sheet.id]
  return sheet && svg !== undefined ? { sheet, svg } : undefined
}

function draw(wish: MockUpRequest, isSame: boolean, isWhole: boolean) {
  const { studio, view, color } = wish
  const { blank, category, photographs } = studio
  const sheet = blank.areas.find(({ id }) => id === view.area)
  const svg = wish.svgs[view.area]
  if (!sheet || svg === undefined) throw new Error(`there is no area ${view.area}`)
  const place = (area: BlankArea) => ({
    blank: blank.id,
    area: area.id,
    look: lookOf(area, lookOfCategory(blank.id, category)),
    sheet: area,
    photograph: undefined,
  })
  const half = besideIn(wish)
  return askWorker('mockUp', {
    ...place(sheet),
    photograph: photographFor(photographs, sheet.id, color),
    ...(!isSame && { print: svg }),
    beside: half && { ...place(half.sheet), print: half.svg },
    photos: filesIn([svg, half?.svg ?? ''].flatMap(piecesOf), wish.photos),
    turn: view.turn,
    cloth: rgbOf(color),
    isWhole,
  })
}

/** The parts of a sheet that may show photos. */
const piecesOf = (sheet: string | LateSheet): string[] =>
  typeof sheet === 'string' ? [sheet] : sheet.flatMap((piece) => (isLate(piece) ? [] : piece))

/** The copied photos of sheets; of others the worker has the pixels. */
export function filesIn(svgs: readonly string[], photos: Photos): Record<string, Blob> {
  const named = svgs.flatMap(photosNamed).flatMap((sha256) => {
    const copy = photos[sha256]?.copy
    return copy ? [[sha256, blobOf(copy)] as const] : []
  })
  return Object.fromEntries(named)
}

function rgbOf(color: string): [number, number, number] {
  const value = Number.parseInt(colorSwatch(color).slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
