import { useEffect } from 'react'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { Scene } from '@tohfa/contract/studio/scene'
import type { Photos } from './use-draft.ts'
import { useMockUp } from './use-mock-up.ts'
import { type Pictures, usePictures } from './use-pictures.ts'
import type { View } from './view.ts'

type Looked = {
  studio: ProductStudio
  scene: Scene
  photos: Photos
  /** The product's, by its name. */
  color: string
  view: View
  isOn: boolean
}

/** A design as its sheets and, drawn at once with each letter, on its product (docs/studio.md 12.2). */
export function usePreview({ studio, scene, photos, color, view, isOn }: Looked): Pictures & {
  /** Null where none can be drawn. */
  mockUp: ImageData | null | undefined
} {
  const { picture, show } = useMockUp()
  const showSheet = (svgs: Pictures['svgs']) => {
    const svg = svgs?.[view.area]
    if (svg !== undefined) show({ studio, svg, view, color })
  }
  const { svgs, isStale } = usePictures(studio, scene, photos, isOn, showSheet)

  useEffect(() => {
    const svg = svgs?.[view.area]
    if (svg !== undefined) show({ studio, svg, view, color })
  }, [show, svgs, studio, view, color])

  return { svgs, isStale, mockUp: picture }
}
