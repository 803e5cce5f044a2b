import { useRef, useState } from 'react'
import type { Product } from '@tohfa/contract/catalog/products'
import type { StoredPhotograph } from '@tohfa/contract/studio/photographs'
import { LeaveGuard } from '#admin/frame/leave-guard.tsx'
import { BlankPart } from './blank-part.tsx'
import { EndPart } from './end-part.tsx'
import { FaultList } from './fault-list.tsx'
import { FieldsPart } from './fields/fields-part.tsx'
import { FontsPart } from './fonts/fonts-part.tsx'
import { TemplatePart } from './items/template-part.tsx'
import { PhotographsPart } from './photographs/photographs-part.tsx'
import { usePhotographs } from './photographs/use-photographs.ts'
import { StudioPreview } from './preview/studio-preview.tsx'
import { labelOf } from '#platform/i18n/label-of.ts'
import { productStudioTexts as texts } from './product-studio.texts.ts'
import { SalePart } from './sale-part.tsx'
import { SaveBar } from './save-bar.tsx'
import { StartPart } from './start-part.tsx'
import { areasOf, itemsOf, type StudioDraft } from './studio-draft.ts'
import { useFaultPlace } from './use-fault-place.ts'
import { itemKey, useOpened } from './use-opened.ts'
import { useSaveStudio } from './use-save-studio.ts'
import { useStudioDraft } from './use-studio-draft.ts'

const noPhotographs: readonly StoredPhotograph[] = []
const nothing: readonly string[] = []

/** The form of a product's studio with its preview. The draft is stored until it is saved. */
export function StudioEditor({
  product,
  first,
  exists,
}: {
  product: Product
  first: StudioDraft
  /** Whether the product has a studio already. */
  exists: boolean
}) {
  const { draft, change, steps, isDirty, isRestored, discard, settle } = useStudioDraft(
    product.id,
    first,
  )
  const opened = useOpened()
  const [side, setSide] = useState('')
  const [selected, setSelected] = useState<{ area: string; ids: readonly string[] }>()
  const form = useRef<HTMLFormElement>(null)
  const isDone = useRef(false)
  const goTo = useFaultPlace({ form, draft, show: opened.show, setSide })
  const saving = useSaveStudio({ product, draft, exists, settle, goTo })
  const { faults } = saving
  const photographs = usePhotographs(product.id, saving.exists)

  function leave() {
    isDone.current = true
    discard()
  }

  const areas = areasOf(draft)
  const area = areas.find(({ id }) => id === side) ?? areas[0]
  if (!area) return null
  const editor = { draft, faults, change }
  /** An item is selected on the picture and opened in the list together. */
  function select(ids: readonly string[]) {
    if (!area) return
    setSelected({ area: area.id, ids })
    const [only] = ids
    if (only !== undefined && ids.length === 1) opened.show(itemKey(area.id, only))
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void saving.save()
      }}
    >
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(25rem,1fr)_minmax(0,1.4fr)]">
        <div className="contents lg:sticky lg:top-20 lg:order-last lg:block lg:max-h-[calc(100vh-10rem)] lg:self-start lg:overflow-y-auto">
          <StudioPreview
            draft={draft}
            change={change}
            steps={steps}
            product={product}
            photographs={photographs.list ?? noPhotographs}
            sheet={area}
            onArea={setSide}
            selection={selected?.area === area.id ? selected.ids : nothing}
            onSelect={select}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-6 max-lg:tall:[&_:is(a,button,input,select,textarea,label)]:scroll-mt-[calc(26vh+4rem)]">
          {isRestored && isDirty && (
            <p className="border-l-2 border-link bg-link-wash px-4 py-2 text-sm">
              {texts.restored}
            </p>
          )}
          {itemsOf(draft).length === 0 && draft.fields.length === 0 && (
            <StartPart
              draft={draft}
              change={change}
              productId={product.id}
              onStarted={() =>
                form.current?.querySelector<HTMLElement>('#preview-heading')?.focus()
              }
            />
          )}
          <SalePart {...editor} />
          <BlankPart {...editor} />
          <FieldsPart {...editor} area={area.id} opened={opened} />
          <TemplatePart
            {...editor}
            area={{ id: area.id, label: areas.length > 1 ? labelOf(area) : '' }}
            opened={opened}
            onSelect={select}
          />
          <FontsPart {...editor} />
          <PhotographsPart
            product={product}
            draft={draft}
            area={area}
            exists={saving.exists}
            photographs={photographs}
          />
          <FaultList draft={draft} faults={faults} onGo={goTo} />
          {saving.exists && <EndPart product={product} onEnd={leave} />}
        </div>
      </div>
      <SaveBar
        productId={product.id}
        faults={Object.keys(faults).length}
        isDirty={isDirty}
        busy={saving.isBusy}
        onCancel={leave}
      />
      <LeaveGuard isDirty={isDirty} isDone={isDone} onLeave={discard} />
    </form>
  )
}
