import { Suspense, useState } from 'react'
import type { Motif } from '@tohfa/print-engine/scene/motif'
import type { MotifItem } from '@tohfa/print-engine/scene/scene'
import { slotColors } from '@tohfa/print-engine/scene/slot-colors'
import { Button } from '#ui/button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useMotifIndex } from '#studio/motifs/motif-index.ts'
import { labelOfMotif } from '#studio/motifs/motif-name.ts'
import { MotifPicture } from '#studio/motifs/motif-picture.tsx'
import { loadMotif } from '#studio/motifs/load-motif.ts'
import { useMotifs } from '#studio/motifs/use-motifs.ts'
import { ColorField } from '#admin/catalog/product-studio/color-field.tsx'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'
import type { ItemEditor } from './item-editor.ts'
import { PaintFields } from './paint-fields.tsx'
import { SizeFields } from './place-fields.tsx'

const MotifPicker = lazyPart(() => import('#studio/motifs/motif-picker.tsx'))

/** A motif: its drawing, size and colours. */
export function MotifFields(editor: ItemEditor<MotifItem>) {
  const { item, control, change } = editor
  const [isPicking, setPicking] = useState(false)
  const { index } = useMotifIndex()
  const drawing = useMotifs([item.motif])(item.motif)
  const entry = index?.get(item.motif)
  const { name, error } = control('motif')
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

  async function pick(motif: string, picked: string[]) {
    setPicking(false)
    const chosen = await loadMotif(motif)
    change({ motif, colors: picked, ...(chosen && { height: heightOf(chosen, item.width) }) })
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-3 pb-3">
        <span className="grid size-16 place-items-center rounded-control border border-hairline bg-surface p-1.5">
          {drawing && <MotifPicture motif={drawing} colors={colors} className="size-full" />}
        </span>
        <p className="text-sm font-medium">{entry ? labelOfMotif(entry) : texts.motif}</p>
        <Button
          look="secondary"
          name={name}
          aria-haspopup="dialog"
          aria-describedby={error ? `${name}-note` : undefined}
          onClick={() => setPicking(true)}
        >
          {texts.chooseMotif}
        </Button>
        {error && (
          <p id={`${name}-note`} className="w-full text-xs font-medium text-danger">
            {error}
          </p>
        )}
      </div>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        <SizeFields {...editor} />
      </div>
      {colors.length > 0 && <PaintFields {...editor} color={colorField(0)} />}
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        {colors.slice(1).map((_, index) => colorField(index + 1))}
      </div>
      <Dialog
        open={isPicking}
        onClose={() => setPicking(false)}
        title={texts.chooseMotif}
        className="md:w-[min(46rem,calc(100vw-2rem))]"
      >
        <div className="p-5">
          <Suspense fallback={<div className="h-96" />}>
            <MotifPicker
              value={{ motif: item.motif, colors }}
              onPick={(motif, picked) => void pick(motif, picked)}
            />
          </Suspense>
        </div>
      </Dialog>
    </>
  )
}

/** The height of a drawing at this width, with its aspect ratio. */
export function heightOf({ box }: Motif, width: number): number {
  return Math.max(0.1, Math.round(((width * box.height) / box.width) * 10) / 10)
}
