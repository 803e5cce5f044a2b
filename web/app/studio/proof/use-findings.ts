// chunk: designing
import { useMemo } from 'react'
import { sheetGround } from '@tohfa/print-engine/scene/sheet-ground'
import { blanks } from '@tohfa/print-engine/scene/blanks'
import type { FilledTemplate } from '@tohfa/print-engine/scene/fill-template'
import { type Finding, preflight } from '@tohfa/print-engine/preflight/preflight'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { TextItem } from '@tohfa/print-engine/scene/scene'
import type { ShapedText } from '@tohfa/print-engine/text/shape-text'
import { shapedText } from '#studio/preview/outlines.ts'
import type { Photos } from '#studio/draft/draft-photo.ts'

const notYet = ({ size }: TextItem): ShapedText => ({
  d: '',
  box: { x: 0, y: 0, width: 0, height: 0 },
  missing: [],
  lone: [],
  size,
})

/** The preflight findings of the current design. `drawn` changes when text was shaped. */
export function useFindings(
  { blank, fields }: ProductStudio,
  { scene }: FilledTemplate,
  photos: Photos,
  color: string,
  drawn: unknown,
): Finding[] {
  return useMemo(
    () =>
      preflight(scene, fields, {
        blank: blanks[blank.id],
        areas: blank.areas,
        text: (item) => shapedText(item, blank.ink) ?? notYet(item),
        photo: (sha256) => photos[sha256],
        productColor: sheetGround(blank.id, color, blank.areas),
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- the words that were shaped are not of this page
    [scene, fields, blank, photos, color, drawn],
  )
}

/** The id of a finding's field; undefined when it concerns the whole design. */
export function fieldOf(
  { area, item }: Pick<Finding, 'area' | 'item'>,
  { scene }: Pick<FilledTemplate, 'scene'>,
): string | undefined {
  const sheet = scene.areas.find(({ id }) => id === area)
  return sheet?.items.find(({ id }) => id === item)?.field
}
