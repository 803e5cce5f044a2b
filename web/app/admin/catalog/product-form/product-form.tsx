import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { Product } from '@tohfa/contract/catalog/products'
import { useNavigate } from '#ui/link.ts'
import { useStoreParticulars } from '#platform/page-head/use-store-particulars.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { ColorList } from './color-list.tsx'
import { HindiFields } from './hindi-fields.tsx'
import { MainFields } from './main-fields.tsx'
import { ParticularFields } from './particular-fields.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { type Begins, givenFor, type ProductDraft } from './product-draft.ts'
import { productFormTexts as texts } from './product-form.texts.ts'
import { focusFirstWrong } from '#admin/frame/focus-first-wrong.ts'
import { LeaveGuard } from '#admin/frame/leave-guard.tsx'
import { QuestionDialog } from '#admin/frame/question-dialog.tsx'
import { QuantityPrices } from './quantity-prices.tsx'
import { saveProduct } from './save-product.ts'
import { errorsOf, previewOf, type DraftErrors } from './send-draft.ts'
import { SizeChartFields } from './size-chart-fields.tsx'
import { TaxFields } from './tax-fields.tsx'
import { VisibilityField } from './visibility-field.tsx'
import { TypeFields } from './type-fields.tsx'
import { logFailure } from './upload.calls.ts'
import { useDraft } from './use-draft.ts'

const noErrors: DraftErrors = {}

/** The form of a new product, or of `base`. The draft is stored until it is saved or cancelled. */
export function ProductForm({
  base,
  begins,
  takesFocus,
  onAdded,
  onReload,
}: {
  base: Product | null
  begins: Begins
  /** For the next form after a product was added. */
  takesFocus: boolean
  onAdded: (saved: Product) => void
  onReload: () => void
}) {
  const navigate = useNavigate()
  const { name: store } = useStoreParticulars()
  const { draft, change, isDirty, isRestored, discard, settle } = useDraft(base, begins)
  const form = useRef<HTMLFormElement>(null)
  const isDone = useRef(false)
  const [attempts, setAttempts] = useState(0)
  const [refused, setRefused] = useState<{ draft: ProductDraft; fields: DraftErrors }>()
  const [shown, setShown] = useState<Product | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isConflict, setConflict] = useState(false)

  // Deferred, so that a long form never delays a key.
  const judged = useDeferredValue(draft)
  const own = useMemo(() => (attempts > 0 ? errorsOf(judged) : noErrors), [attempts, judged])
  const errors = refused?.draft === draft ? { ...refused.fields, ...own } : own
  const wrongs = Object.keys(errors).length

  useEffect(() => {
    if (!takesFocus) return
    form.current?.querySelector('select')?.focus({ preventScroll: true })
    // Safari ignores a focus that is set while a dialog closes.
    scrollTo(0, 0)
  }, [takesFocus])

  useEffect(() => {
    if (attempts > 0) focusFirstWrong(form.current)
  }, [attempts])

  function preview() {
    const isRight = Object.keys(errorsOf(draft)).length === 0
    if (isRight) setShown(previewOf(draft, base, store))
    else setAttempts(attempts + 1)
  }

  async function save() {
    setBusy(true)
    const answer = await saveProduct(base, draft)
    setBusy(false)
    if (answer.success) return finish(answer.data)
    logFailure(answer)
    if (answer.code === 'product_changed') {
      setShown(null)
      return setConflict(true)
    }
    toast('error', answer.error, 'product')
    if (!answer.fields) return
    setShown(null)
    setRefused({ draft, fields: answer.fields })
    setAttempts(attempts + 1)
  }

  function finish(saved: Product) {
    isDone.current = true
    setShown(null)
    settle(saved)
    toast('success', base ? texts.updated(saved.title) : texts.added(saved.title), 'product')
    if (base) void navigate('/admin')
    else onAdded(saved)
  }

  return (
    <>
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          preview()
        }}
      >
        {isRestored && (
          <p aria-live="polite" className={noteClass}>
            {texts.restored}
          </p>
        )}
        <MainFields draft={draft} errors={errors} change={change} />
        <HindiFields draft={draft} errors={errors} change={change} />
        <TypeFields draft={draft} errors={errors} change={change} />
        <QuantityPrices draft={draft} errors={errors} change={change} />
        <TaxFields draft={draft} errors={errors} change={change} />
        <ParticularFields
          draft={draft}
          given={base || isRestored ? null : givenNote(begins, draft.productType)}
          errors={errors}
          change={change}
        />
        <ColorList draft={draft} errors={errors} change={change} />
        <SizeChartFields draft={draft} errors={errors} change={change} />
        <VisibilityField visibility={draft.visibility} change={change} />
        <div className="bottom-0 z-10 -mx-(--gutter) flex flex-wrap items-center justify-end gap-3 border-t border-hairline bg-ground px-(--gutter) py-3 tall:sticky">
          <p
            aria-live="polite"
            className="mr-auto text-sm font-medium text-danger max-sm:not-empty:basis-full"
          >
            {wrongs > 0 && texts.missing(wrongs)}
          </p>
          <Button
            look="secondary"
            onClick={() => {
              isDone.current = true
              discard()
              void navigate('/admin')
            }}
          >
            {texts.cancel}
          </Button>
          <Button type="submit">{texts.preview}</Button>
        </div>
      </form>
      <PreviewDialog
        product={shown}
        confirm={base ? texts.update : texts.add}
        busy={isBusy}
        onClose={() => setShown(null)}
        onConfirm={() => void save()}
      />
      <QuestionDialog
        open={isConflict}
        title={texts.conflictTitle}
        agree={texts.loadNew}
        refuse={texts.keepMine}
        onAgree={() => {
          discard()
          onReload()
        }}
        onRefuse={() => setConflict(false)}
      >
        <p>{texts.conflict}</p>
        <p className="text-sm text-quiet">{texts.conflictChoice}</p>
      </QuestionDialog>
      <LeaveGuard isDirty={isDirty} isDone={isDone} onLeave={discard} />
    </>
  )
}

/** From where maker and origin of a new product are. */
function givenNote(begins: Begins, productType: ProductDraft['productType']): string | null {
  const { from } = givenFor(begins, productType)
  if (from === 'defaults') return texts.takenFromDefaults
  return from && begins.like ? texts.takenFrom(begins.like.title) : null
}

const noteClass = 'border-l-2 border-link bg-link-wash px-4 py-2 text-sm'
