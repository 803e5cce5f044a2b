import { useMemo, useState } from 'react'
import { blanks } from '@tohfa/print-engine/scene/blanks'
import { fillTemplate, initialValues } from '@tohfa/print-engine/scene/fill-template'
import type { Motif } from '@tohfa/print-engine/scene/motif'
import type { Outline } from '@tohfa/contract/studio/outlines'
import { preflight, type Finding } from '@tohfa/print-engine/preflight/preflight'
import type { Scene, TextItem } from '@tohfa/print-engine/scene/scene'
import { itemFigures } from '#admin/catalog/product-studio/own-faults.ts'
import { areasOf, itemsOf, type StudioDraft } from '#admin/catalog/product-studio/studio-draft.ts'
import { useMotifs } from '#studio/motifs/use-motifs.ts'
import { useOutlines } from '#admin/catalog/product-studio/use-outlines.ts'

/** Stands for the shopper's photo: large enough for any frame. */
const somePhoto = { sha256: '0'.repeat(64), width: 20_000, height: 20_000 }
const nothing: Outline = {
  d: '',
  box: { x: 0, y: 0, width: 0, height: 0 },
  missing: [],
  lone: [],
  size: 1_000,
}

export type Preview = {
  scene: Scene
  textOf: (item: TextItem) => Outline
  motifOf: (id: string) => Motif | undefined
  findings: readonly Finding[]
  /** Whether an item has invalid numbers, and is left out of the picture. */
  isPartial: boolean
}

/**
 * The initial template with its samples, and its preflight findings on a product of this colour.
 */
export function usePreview(draft: StudioDraft, productColor: string): Preview {
  const scene = useMemo(() => sampledScene(draft), [draft])
  const { ink } = blanks[draft.blank]
  const texts = useMemo(() => textsOf(scene).map((item) => ({ ...item, ink })), [scene, ink])
  const outlineOf = useOutlines(texts)
  const motifOf = useMotifs(motifsOf(scene))

  // The old outlines stay until the new ones are drawn.
  const [settled, setSettled] = useState(texts)
  if (settled !== texts && texts.every(outlineOf)) setSettled(texts)
  const textOf = (item: TextItem) => {
    const before = settled.find(({ id }) => id === item.id)
    return outlineOf({ ...item, ink }) ?? (before && outlineOf(before)) ?? nothing
  }

  const findings = preflight(scene, draft.fields, {
    blank: blanks[draft.blank],
    areas: areasOf(draft),
    text: textOf,
    photo: () => somePhoto,
    productColor,
  })
  const isPartial = itemsOf(draft).length > scene.areas.flatMap(({ items }) => items).length
  return { scene, textOf, motifOf, findings, isPartial }
}

/** The template as it begins, with its samples, without items that have unfinished figures. */
export function sampledScene({ template, fields }: StudioDraft): Scene {
  const areas = template.areas.map((area) => ({
    ...area,
    items: area.items.filter((item) => itemFigures(item).length === 0),
  }))
  const photos = fields.filter(({ kind }) => kind === 'photo').map(({ id }) => [id, 'any'] as const)
  const values = { ...initialValues(fields), ...Object.fromEntries(photos) }
  return fillTemplate({ ...template, areas }, fields, values, { photo: () => somePhoto }).scene
}

function textsOf({ areas }: Scene): TextItem[] {
  return areas.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'text' ? item : [])))
}

function motifsOf({ areas }: Scene): string[] {
  return areas.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'motif' ? item.motif : [])),
  )
}
