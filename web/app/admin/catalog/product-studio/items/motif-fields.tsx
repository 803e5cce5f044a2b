import type { Motif } from '@tohfa/print-engine/scene/motif'
import { type MotifId, motifIds } from '@tohfa/print-engine/scene/motif-ids'
import type { MotifItem } from '@tohfa/print-engine/scene/scene'
import { SelectField } from '#ui/form/select-field.tsx'
import { ColorField } from '#admin/catalog/product-studio/color-field.tsx'
import { motifTexts } from '#admin/catalog/product-studio/motif.texts.ts'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'
import { loadMotif, useMotifs } from '#admin/catalog/product-studio/use-motifs.ts'
import type { ItemEditor } from './item-editor.ts'
import { PaintFields } from './paint-fields.tsx'
import { SizeFields } from './place-fields.tsx'

/** A drawing of the shop: which, how large, and in which colours. */
export function MotifFields(editor: ItemEditor<MotifItem>) {
  const { item, control, change } = editor
  const drawing = useMotifs([item.motif])(item.motif)
  const colors = drawing ? slotColors(drawing).map((own, slot) => item.colors[slot] ?? own) : []
  const colorField = (slot: number) => (
    <ColorField
      key={slot}
      {...control(`colors.${slot}`)}
      label={texts.motifColor(slot + 1)}
      value={colors[slot] ?? ''}
      onChange={(color) => change({ colors: colors.with(slot, color) })}
    />
  )

  async function choose(motif: MotifId) {
    const chosen = await loadMotif(motif)
    const { width } = item
    change({ motif, colors: [], ...(chosen && { height: heightOf(chosen, width) }) })
  }

  return (
    <>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        <SelectField
          {...control('motif')}
          label={texts.motif}
          value={item.motif}
          options={motifIds.map((value) => ({ value, label: motifTexts[value] }))}
          onChange={({ currentTarget }) => void choose(currentTarget.value as MotifId)}
        />
        <SizeFields {...editor} />
      </div>
      {colors.length > 0 && <PaintFields {...editor} color={colorField(0)} />}
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        {colors.slice(1).map((_, index) => colorField(index + 1))}
      </div>
    </>
  )
}

/** How high a drawing so wide is, undistorted. */
export function heightOf({ box }: Motif, width: number): number {
  return Math.max(0.1, Math.round(((width * box.height) / box.width) * 10) / 10)
}

/** The colours that a drawing has where an item may give it others. */
function slotColors({ paths }: Motif): string[] {
  const most = Math.max(-1, ...paths.map(({ slot = -1 }) => slot))
  return Array.from(
    { length: most + 1 },
    (_, slot) => paths.find((path) => path.slot === slot)?.fill ?? '#000000',
  )
}
