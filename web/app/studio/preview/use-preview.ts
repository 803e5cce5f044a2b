// chunk: designing
import { useEffect } from 'react'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import type { Photos } from '#studio/draft/draft-photo.ts'
import type { MockUpScreen } from './mock-up-screen.ts'
import { useMockUp } from './use-mock-up.ts'
import { type LateSheets, type Pictures, type Seen, usePictures } from './use-pictures.ts'
import type { View } from './view.ts'

type Looked = {
  studio: ProductStudio
  scene: Scene
  photos: Photos
  /** The product's colour by its name. */
  color: string
  view: View
  isOn: boolean
}

/** A design as its sheets and, redrawn with each letter, on its product (docs/studio.md 12.2). */
export function usePreview({ studio, scene, photos, color, view, isOn }: Looked): Pictures & {
  /** Null where none can be drawn. */
  mockUp: MockUpScreen | null | undefined
  seen: Seen
  drawEarly: (scene: Scene) => void
} {
  const { screen, show, showEarly } = useMockUp()
  const showSheet = async (svgs: Pictures['svgs']) => {
    if (svgs?.[view.area] !== undefined) await show({ studio, svgs, view, color, photos })
  }
  const showSheetEarly = (sheets: LateSheets) =>
    showEarly({ studio, svgs: sheets, view, color, photos })
  const { svgs, isCurrent, isStale, seen, drawEarly } = usePictures(
    { studio, scene, photos, isOn },
    { onEarly: showSheetEarly, onDrawn: showSheet },
  )

  useEffect(() => {
    if (svgs?.[view.area] !== undefined) void show({ studio, svgs, view, color, photos })
  }, [show, svgs, studio, view, color, photos])

  return { svgs, isCurrent, isStale, seen, drawEarly, mockUp: screen }
}
