import { useEffect, useRef, useState } from 'react'
import { isBlank } from '@tohfa/print-engine/text/blank'
import { isProductType, productTypeSlugs } from '@tohfa/contract/catalog/product-type-labels'
import type { Product } from '@tohfa/contract/catalog/products'
import type { Visibility } from '@tohfa/contract/catalog/visibility'
import { ColorPictures } from '#admin/catalog/product-form/color-pictures.tsx'
import {
  type Begins,
  emptyColor,
  type ProductDraft,
} from '#admin/catalog/product-form/product-draft.ts'
import { saveProduct } from '#admin/catalog/product-form/save-product.ts'
import { type DraftErrors, errorsOf } from '#admin/catalog/product-form/send-draft.ts'
import { deletePictures } from '#admin/catalog/product-form/upload.calls.ts'
import { LeaveGuard } from '#admin/frame/leave-guard.tsx'
import { useMay } from '#admin/frame/staff-role.ts'
import { useFocusFirstWrong } from '#admin/frame/use-focus-first-wrong.ts'
import { typeLabel } from '#catalog/products/type-label.ts'
import { useGet } from '#platform/api/use-get.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { toast } from '#ui/toast/toast.ts'
import {
  isHindi,
  paidRupees,
  type QuickAnswers,
  quickDraft,
  type QuickWords,
} from './quick-draft.ts'
import { QuickRest } from './quick-rest.tsx'
import { quickProductTexts as texts } from './quick-product.texts.ts'

const noErrors: DraftErrors = {}

/** Pictures first, then four questions; the rest is folded and follows from the type. */
export function QuickForm({
  begins,
  takesFocus,
  onAdded,
}: {
  begins: Begins
  takesFocus: boolean
  onAdded: (product: Product) => void
}) {
  const [answers, setAnswers] = useState<QuickAnswers>(() => ({
    color: emptyColor(),
    title: '',
    titleEn: '',
    productType: '',
    paid: '',
    stock: 'made',
    pieces: '',
  }))
  const [words, setWords] = useState<QuickWords>({})
  const [isTried, setTried] = useState(false)
  /** What the server refused, until something of it is changed. */
  const [refused, setRefused] = useState<{
    of: QuickAnswers
    words: QuickWords
    fields: DraftErrors
  }>()
  const [busy, setBusy] = useState<Visibility | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const isDone = useRef(false)
  const focusFirstWrong = useFocusFirstWrong(form)
  const { productType, color } = answers
  const from = { begins, newest: useNewest(productType), blanks: useBlanks() }
  const draft = quickDraft(answers, words, from, 'published')
  const wrong = !isTried
    ? noErrors
    : {
        ...(refused?.of === answers && refused.words === words && refused.fields),
        ...wrongIn(answers, draft),
      }
  const isDirty = color.images.length > 0 || answers.title !== '' || answers.paid !== ''
  const answer = (change: Partial<QuickAnswers>) => setAnswers((now) => ({ ...now, ...change }))

  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus()
  }, [takesFocus])

  async function save(visibility: Visibility) {
    const sent = quickDraft(answers, words, from, visibility)
    setTried(true)
    if (Object.keys(wrongIn(answers, sent)).length > 0) return focusFirstWrong()
    setBusy(visibility)
    const saved = await saveProduct(null, sent)
    setBusy(null)
    if (!saved.success) {
      setRefused({ of: answers, words, fields: saved.fields ?? noErrors })
      toast('error', saved.error, 'product')
      return focusFirstWrong()
    }
    isDone.current = true
    onAdded(saved.data)
  }

  const typed = (name: 'title' | 'titleEn' | 'paid' | 'pieces') => ({
    value: answers[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      answer({ [name]: currentTarget.value }),
  })
  const hasSizes = (draft.colors[0]?.sizes.length ?? 0) > 0
  const ofPieces = Object.entries(wrong).find(([path]) => path.endsWith('.stock'))?.[1]

  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save('published')
      }}
    >
      <ColorPictures
        color={color}
        productType={productType}
        error={wrong['colors.0.images'] ?? wrong['colors']}
        onChange={(change) => setAnswers((now) => ({ ...now, color: { ...now.color, ...change } }))}
      />
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <Field
          label={texts.name}
          name="title"
          autoComplete="off"
          maxLength={120}
          hint={texts.nameHint}
          error={wrong['title']}
          {...typed('title')}
        />
        {isHindi(answers.title) && (
          <Field
            label={texts.nameEn}
            name="titleEn"
            autoComplete="off"
            maxLength={120}
            hint={texts.nameEnHint}
            {...typed('titleEn')}
          />
        )}
        <SelectField
          label={texts.type}
          name="productType"
          value={productType}
          error={wrong['productType']}
          options={[
            { value: '', label: texts.chooseType },
            ...productTypeSlugs.map((value) => ({ value, label: typeLabel(value) })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            answer({ productType: isProductType(value) ? value : '' })
            setWords({})
          }}
        />
        <Field
          label={texts.paid}
          name="paid"
          inputMode="decimal"
          autoComplete="off"
          hint={texts.paidHint}
          error={wrong['price']}
          {...typed('paid')}
        />
        <div className="grid grid-cols-2 gap-x-4">
          <SelectField
            label={texts.stock}
            name="stock"
            value={answers.stock}
            error={wrong['blankId']}
            options={[
              { value: 'made', label: texts.made },
              { value: 'counted', label: texts.counted },
              ...from.blanks.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onChange={({ currentTarget: { value } }) => answer({ stock: value })}
            className={answers.stock === 'counted' ? '' : 'col-span-2'}
          />
          {answers.stock === 'counted' && (
            <Field
              label={hasSizes ? texts.piecesOfSize : texts.pieces}
              name="pieces"
              inputMode="numeric"
              autoComplete="off"
              error={ofPieces}
              {...typed('pieces')}
            />
          )}
        </div>
      </div>
      <QuickRest
        draft={draft}
        errors={wrong}
        change={(change) => setWords((now) => ({ ...now, ...change }))}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={busy === 'published'} disabled={busy !== null}>
          {texts.live}
        </Button>
        <Button
          look="secondary"
          busy={busy === 'draft'}
          disabled={busy !== null}
          onClick={() => void save('draft')}
        >
          {texts.later}
        </Button>
        <p className="text-sm text-quiet">{texts.laterHint}</p>
      </div>
      <LeaveGuard
        isDirty={isDirty}
        isDone={isDone}
        onLeave={() => void deletePictures(color.images)}
      />
    </form>
  )
}

function wrongIn({ paid }: QuickAnswers, draft: ProductDraft): DraftErrors {
  const isNoAmount = !isBlank(paid) && paidRupees(paid) === undefined
  return { ...errorsOf(draft), ...(isNoAmount && { price: texts.paidWrong }) }
}

/** What the newest product of the type is made of, the next one usually is too. */
function useNewest(productType: QuickAnswers['productType']): Product | null {
  const { answer } = useGet(
    'GET /admin-product',
    productType ? { query: { limit: 1, categories: [productType] } } : null,
  )
  return answer?.success ? (answer.data[0] ?? null) : null
}

function useBlanks() {
  const may = useMay()('GET /admin/blanks')
  const { answer } = useGet('GET /admin/blanks', may ? {} : null)
  return answer?.success ? answer.data : []
}
