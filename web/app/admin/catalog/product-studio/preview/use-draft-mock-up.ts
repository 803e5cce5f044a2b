import { useEffect, useMemo } from 'react'
import { lookOfCategory } from '@tohfa/contract/catalog/product-types/category-look'
import { facingTurn } from '@tohfa/print-engine/mockup/facing-turn'
import { lookOf } from '@tohfa/print-engine/mockup/kit-boxes'
import { photographFor } from '@tohfa/print-engine/mockup/photograph'
import { kitShown } from '@tohfa/print-engine/mockup/photograph-kit'
import { areaSvg } from '@tohfa/print-engine/scene/scene-svg'
import { placeholder } from '#studio/preview/scene-parts.ts'
import type { MockUpScreen } from '#studio/preview/mock-up-screen.ts'
import { type ShownStudio, useMockUp } from '#studio/preview/use-mock-up.ts'
import {
  areasOf,
  sceneAreaOf,
  type StudioDraft,
} from '#admin/catalog/product-studio/studio-draft.ts'
import type { Preview } from './use-preview.ts'

const noPhotos = {}

/**
 * A draft with its samples on the product, redrawn with each change.
 * @returns null where it cannot be drawn
 */
export function useDraftMockUp({
  draft,
  preview: { scene, textOf, motifOf },
  area,
  color,
  category,
  photographs,
}: {
  draft: StudioDraft
  preview: Preview
  area: string
  /** The product's colour by its name. */
  color: string
  category: string
  photographs: ShownStudio['photographs']
}): MockUpScreen | null | undefined {
  const { screen, show } = useMockUp()
  const areas = areasOf(draft)
  const place = areas.find(({ id }) => id === area)
  // A number is NaN while it is being typed.
  const isWhole = areas.every(({ width, height, bleed }) => width > 0 && height > 0 && bleed >= 0)
  const sheets = isWhole
    ? areas.map((one) => {
        const content = scene.areas.find(({ id }) => id === one.id) ?? sceneAreaOf(draft, one.id)
        const parts = { text: textOf, motif: motifOf, placeholder, photo: nothing }
        return [one.id, areaSvg(content, one, parts)] as const
      })
    : []
  // Outlines arrive later, so only the pictures say whether something changed.
  const drawn = JSON.stringify(sheets)
  const studio = useMemo(
    () => ({ blank: { id: draft.blank, areas: areasOf(draft) }, category, photographs }),
    [draft, category, photographs],
  )
  const kit =
    place &&
    kitShown(
      draft.blank,
      place,
      lookOf(place, lookOfCategory(draft.blank, category)),
      photographFor(photographs, area, color),
    )
  const shown = scene.areas.find(({ id }) => id === area)
  const turn = kit && shown ? facingTurn(kit, shown) : 0

  useEffect(() => {
    const svgs = Object.fromEntries(JSON.parse(drawn) as [string, string][])
    if (svgs[area] !== undefined)
      void show({ studio, svgs, view: { area, turn }, color, photos: noPhotos })
  }, [show, studio, drawn, area, turn, color])

  return screen
}

const nothing = () => undefined
