import { Search } from 'lucide'
import { Suspense, useState } from 'react'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { Motif } from '@tohfa/print-engine/scene/motif'
import type { MotifId } from '@tohfa/print-engine/scene/motif-ids'
import { labelOfMotif } from '#studio/motifs/motif-name.ts'
import { MotifPicture } from '#studio/motifs/motif-picture.tsx'
import { loadMotif } from '#studio/motifs/load-motif.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/toast/toast.ts'
import { stageTexts as texts } from '#studio/stage/stage.texts.ts'

const MotifPicker = lazyPart(() => import('#studio/motifs/motif-picker.tsx'))

/** The drawings of the product's template at one press, and all others of the shop. */
export function AddMotif({
  studio,
  onAdd,
}: {
  studio: ProductStudio
  onAdd: (motif: MotifId, drawing: Motif, colors: string[]) => void
}) {
  const [isPicking, setPicking] = useState(false)
  const ofTemplate = Object.entries(studio.motifs)

  async function pick(motif: string, colors: string[]) {
    const drawing = await loadMotif(motif)
    setPicking(false)
    if (drawing) onAdd(motif as MotifId, drawing, colors)
    else toast('error', texts.motifNotLoaded, 'stage')
  }

  return (
    <>
      <Button look="secondary" onClick={() => setPicking(true)} className="self-start">
        <Icon shape={Search} className="size-5" />
        {texts.allMotifs}
      </Button>
      {ofTemplate.length > 0 && (
        <fieldset>
          <legend className="mb-2 text-sm font-medium">{texts.addMotif}</legend>
          <div className="grid grid-cols-4 gap-2">
            {ofTemplate.map(([id, drawing]) => {
              const names = studio.motifNames[id]
              return (
                <button
                  key={id}
                  type="button"
                  aria-label={names ? labelOfMotif(names) : id}
                  onClick={() => onAdd(id as MotifId, drawing, [])}
                  className="aspect-square rounded-control border border-control p-2 hover:border-ink"
                >
                  <MotifPicture motif={drawing} className="size-full" />
                </button>
              )
            })}
          </div>
        </fieldset>
      )}
      <Dialog
        open={isPicking}
        onClose={() => setPicking(false)}
        title={texts.allMotifs}
        className="md:w-[min(46rem,calc(100vw-2rem))]"
      >
        <div className="p-5">
          <Suspense>
            <MotifPicker onPick={(motif, colors) => void pick(motif, colors)} />
          </Suspense>
        </div>
      </Dialog>
    </>
  )
}
