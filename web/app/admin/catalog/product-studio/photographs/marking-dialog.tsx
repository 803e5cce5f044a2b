import { type KeyboardEvent, useMemo, useState } from 'react'
import type { StoredPhotograph } from '@tohfa/contract/studio/photographs'
import type { Marking } from '@tohfa/print-engine/mockup/marking'
import { wrapsAround } from '@tohfa/print-engine/mockup/photograph-kit'
import { sheetGround } from '@tohfa/print-engine/scene/sheet-ground'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { FormEnd } from '#ui/form/form-end.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/toast/toast.ts'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'
import { useDraftMockUp } from '#admin/catalog/product-studio/preview/use-draft-mock-up.ts'
import { usePreview } from '#admin/catalog/product-studio/preview/use-preview.ts'
import { areasOf, type StudioDraft } from '#admin/catalog/product-studio/studio-draft.ts'
import { errorsOf, type MarkingErrors, markingOf } from './marking-draft.ts'
import { MarkingFields } from './marking-fields.tsx'
import { MarkingStage } from './marking-stage.tsx'
import { PhotographInput } from './photograph-input.tsx'

/** A photograph that is being marked; its version is null until it is stored. */
export type MarkedPhotograph = Omit<StoredPhotograph, 'version' | 'sheet'> & {
  version: number | null
}

type MarkingProps = {
  productId: string
  category: string
  draft: StudioDraft
  /** The colour in which the samples are shown. */
  color: string
  first: MarkedPhotograph
  onSaved: () => void
  onClose: () => void
}

/** Marks the printed place on a photograph. */
export function MarkingDialog({ title, ...marked }: MarkingProps & { title: string }) {
  return (
    <Dialog
      open
      onClose={marked.onClose}
      title={title}
      className="w-[min(72rem,calc(100vw-2rem))] max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:max-w-none max-sm:rounded-none"
    >
      <MarkingForm {...marked} />
    </Dialog>
  )
}

function MarkingForm({ productId, category, draft, color, first, onSaved, onClose }: MarkingProps) {
  const [photograph, setPhotograph] = useState(first)
  const [isPrinted, setPrinted] = useState(true)
  const [refused, setRefused] = useState<MarkingErrors>({})
  const [problem, setProblem] = useState<{ sentence: string; isChanged: boolean } | null>(null)
  const [busy, call] = useCall()
  const { version, area, picture, color: ofColor } = photograph
  const marking = markingOf(photograph)
  const own = errorsOf(marking, draft.blank)
  const isGood = Object.keys(own).length === 0
  const screen = useMarkedMockUp({ draft, category, color, photograph, isGood })

  function change(next: Marking) {
    setPhotograph({ ...photograph, ...next })
    setRefused({})
    setProblem(null)
  }

  async function save() {
    if (!isGood || busy) return
    const answer = await call('PUT /admin-product/:id/photographs/:area', {
      params: { id: productId, area },
      body: { ...marking, picture, color: ofColor, version },
    })
    if (!answer.success) {
      setRefused(answer.fields ?? {})
      setProblem({ sentence: answer.error, isChanged: answer.code === 'photograph_changed' })
      return
    }
    toast('success', texts.photographSaved, 'photograph')
    onSaved()
  }

  /** Goes on with what somebody else stored. */
  async function goOn() {
    const answer = await call('GET /admin-product/:id/photographs', { params: { id: productId } })
    if (!answer.success) return setProblem({ sentence: answer.error, isChanged: true })
    const newer = answer.data.find((one) => one.area === area && one.color === ofColor)
    setPhotograph(newer ?? { ...photograph, version: null })
    setProblem(null)
  }

  /** The form around this part is another one, which Enter must not send. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    void save()
  }

  return (
    <div
      role="presentation"
      onKeyDown={onKeyDown}
      className="grid gap-6 p-5 max-sm:px-4 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="min-w-0">
        <MarkingStage
          picture={picture}
          marking={marking}
          isRound={wrapsAround(draft.blank)}
          screen={isPrinted ? screen : null}
          onChange={change}
        />
        <div className="grid gap-4 pt-2 sm:grid-cols-2">
          <Switch label={texts.showPrint} checked={isPrinted} onChange={setPrinted} />
          <PhotographInput
            label={texts.replacePicture}
            productId={productId}
            onUploaded={(uploaded) => setPhotograph({ ...photograph, picture: uploaded })}
          />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <MarkingFields marking={marking} errors={{ ...refused, ...own }} onChange={change} />
        {problem?.isChanged && (
          <Button look="secondary" className="self-start" onClick={() => void goOn()}>
            {texts.goOnWithTheirs}
          </Button>
        )}
        <FormEnd
          problem={problem?.sentence}
          leave={texts.cancel}
          send={texts.save}
          busy={busy}
          onLeave={onClose}
          onSend={() => void save()}
        />
      </div>
    </div>
  )
}

/** The samples on the photograph as it is marked; on the last good one while a figure is wrong. */
function useMarkedMockUp({
  draft,
  category,
  color,
  photograph,
  isGood,
}: Pick<MarkingProps, 'draft' | 'category' | 'color'> & {
  photograph: MarkedPhotograph
  isGood: boolean
}) {
  const [good, setGood] = useState(photograph)
  if (isGood && good !== photograph) setGood(photograph)
  const photographs = useMemo(() => {
    const sheet = areasOf(draft).find(({ id }) => id === good.area)
    return sheet ? [{ ...good, color: null, sheet }] : []
  }, [draft, good])
  const preview = usePreview(draft, sheetGround(draft.blank, color, areasOf(draft)))
  return useDraftMockUp({ draft, preview, area: photograph.area, color, category, photographs })
}
