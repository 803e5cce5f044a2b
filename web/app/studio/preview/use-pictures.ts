// chunk: designing
import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { Scene, TextItem } from '@tohfa/print-engine/scene/scene'
import { areaPieces, areaSvg } from '@tohfa/print-engine/scene/scene-svg'
import { toShape } from '@tohfa/print-engine/text/text-to-shape'
import { afterFrame } from './after-frame.ts'
import { isLate, type LateSheet } from './late-sheet.ts'
import { keepOutline } from './outlines.ts'
import { hasAllButWords, loadParts, partsOf } from './scene-parts.ts'
import type { Photos } from '#studio/draft/draft-photo.ts'

export type Pictures = {
  /** The sheets of a design as SVG, by area. */
  svgs: Readonly<Record<string, string>> | undefined
  /** Whether they show the design as it is now. */
  isCurrent: boolean
  /** Whether the last change could not be drawn. */
  isStale: boolean
}
export type LateSheets = Readonly<Record<string, LateSheet>>
type Drawn = { studio: ProductStudio; scene: Scene; photos: Photos; isOn: boolean }
/** Resolves once the last drawing is visible, or has failed. */
export type Seen = () => Promise<void> | undefined

const textsOf = ({ areas }: Scene): TextItem[] =>
  areas.flatMap(({ items }) => items.filter((item) => item.kind === 'text'))

/**
 * Draws a design after each change, as soon as its text is shaped. A failure leaves the picture
 * unchanged.
 * @param passing `onDrawn` gets the sheets; the page renders them when it resolves. `onEarly` gets
 *   them before, if only words are missing. The worker that shapes them can draw them at once, while
 *   the page paints the typed letter and could not pass them on. It returns undefined if it draws
 *   nothing.
 * @returns `drawEarly` begins with a scene that is about to be rendered, which takes as long as
 *   drawing a letter
 */
export function usePictures(
  { studio, scene, photos, isOn }: Drawn,
  passing: {
    onEarly: (sheets: LateSheets) => Promise<void> | undefined
    onDrawn: (svgs: Pictures['svgs']) => Promise<void>
  },
): Pictures & { seen: Seen; drawEarly: (scene: Scene) => void } {
  const [drawn, setDrawn] = useState<{ svgs: Pictures['svgs']; scene: Scene }>()
  const [isStale, setStale] = useState(false)
  const begun = useRef(0)
  const shown = useRef(0)
  const drawing = useRef<Promise<void>>(undefined)
  const early = useRef<{ scene: Scene; drawing: Promise<void> | undefined }>(undefined)
  const passOn = useEffectEvent(passing.onDrawn)

  const drawEarly = (next: Scene): void => {
    if (!isOn || early.current?.scene === next) return
    const sheets = lateSheetsOf(studio, next, photos)
    early.current = { scene: next, drawing: sheets && passing.onEarly(sheets) }
  }
  const drawUnlessBegun = useEffectEvent(drawEarly)

  useEffect(() => {
    for (const item of textsOf(studio.template)) {
      const outline = studio.outlines[item.id]
      if (outline) keepOutline(item, studio.blank.ink, outline)
    }
  }, [studio])

  useEffect(() => {
    if (!isOn) return undefined
    const controller = new AbortController()
    begun.current += 1
    const turn = begun.current
    const draw = async () => {
      drawUnlessBegun(scene)
      // The worker then has the outlines already.
      await early.current?.drawing
      await loadParts(studio, scene, photos, controller.signal)
      // While somebody types, each shaped text is drawn, but none twice, and none over a newer one.
      const isOld = early.current?.drawing && early.current.scene !== scene
      if (isOld || turn < shown.current) return
      shown.current = turn
      const svgs = sheetsOf(studio, scene, photos)
      await passOn(svgs)
      // Messages about a design may follow its picture, which they would delay.
      await afterFrame()
      if (turn < shown.current) return
      startTransition(() => {
        setDrawn({ svgs, scene })
        setStale(false)
      })
    }
    drawing.current = draw().catch(() => {
      if (!controller.signal.aborted) setStale(true)
    })
    return () => controller.abort()
  }, [studio, scene, photos, isOn])

  const seen = useCallback(() => drawing.current, [])
  return { svgs: drawn?.svgs, isCurrent: drawn?.scene === scene, isStale, seen, drawEarly }
}

/** The sheets of a scene that lacks words and nothing else; undefined for others. */
function lateSheetsOf(studio: ProductStudio, scene: Scene, photos: Photos): LateSheets | undefined {
  if (!hasAllButWords(studio, scene)) return undefined
  const parts = partsOf(studio, photos)
  const { ink } = studio.blank
  const sheets = scene.areas.flatMap((area): [string, LateSheet][] => {
    const sheet = studio.blank.areas.find(({ id }) => id === area.id)
    if (!sheet) return []
    const pieces = areaPieces(area, sheet, parts).map((piece) =>
      typeof piece === 'string' ? piece : { item: piece, text: toShape({ ...piece, ink }) },
    )
    return [[area.id, pieces]]
  })
  return sheets.some(([, sheet]) => sheet.some(isLate)) ? Object.fromEntries(sheets) : undefined
}

function sheetsOf(studio: ProductStudio, scene: Scene, photos: Photos) {
  const parts = partsOf(studio, photos)
  return Object.fromEntries(
    scene.areas.flatMap((area) => {
      const sheet = studio.blank.areas.find(({ id }) => id === area.id)
      return sheet ? [[area.id, areaSvg(area, sheet, parts)]] : []
    }),
  )
}
