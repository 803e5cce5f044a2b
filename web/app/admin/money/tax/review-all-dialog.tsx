import { useRef, useState } from 'react'
import { dateOfDay, indianDay } from '@tohfa/contract/shared/indian-days'
import { isInDoubt } from '@tohfa/contract/tax/is-in-doubt'
import type { TaxClass } from '@tohfa/contract/tax/tax-classes'
import { Checkbox } from '#ui/form/choice.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormEnd } from '#ui/form/form-end.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useFieldErrors } from '#admin/frame/use-field-errors.ts'
import { useFocusFirstWrong } from '#admin/frame/use-focus-first-wrong.ts'
import { rateWords } from './class-words.ts'
import { reviewAllTexts as texts } from './review-all.texts.ts'
import { reviewClass } from './tax-drafts.ts'
import { taxTexts } from './tax.texts.ts'

type Props = {
  classes: readonly TaxClass[]
  onClose: () => void
  /** Some were reviewed: all of them, or those before a refused one. */
  onSaved: () => void
}

/** Confirms all unreviewed classes with one name and one press. */
export function ReviewAllDialog({ open, ...props }: Props & { open: boolean }) {
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      title={texts.title}
      className="sm:w-[min(44rem,calc(100vw-2rem))]"
    >
      {open && <ReviewForm {...props} />}
    </Dialog>
  )
}

function ReviewForm({ classes, onClose, onSaved }: Props) {
  // Whoever reviews them ticks each by itself.
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(classes.filter(({ source }) => isInDoubt(source)).map(({ key }) => key)),
  )
  const [reviewedBy, setReviewedBy] = useState('')
  const [reviewedAt, setReviewedAt] = useState(() => dateOfDay(indianDay(new Date())))
  const { errors, setErrors, onChange } = useFieldErrors()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusFirstWrong = useFocusFirstWrong(form)
  const ticked = classes.filter(({ key }) => !left.has(key))

  async function save() {
    setBusy(true)
    for (const [index, one] of ticked.entries()) {
      const answer = await reviewClass(one, { reviewedBy, reviewedAt })
      if (answer.success) continue
      setBusy(false)
      setErrors(answer.fields ?? {})
      const isOfForm = answer.fields?.['reviewedBy'] ?? answer.fields?.['reviewedAt']
      setProblem(isOfForm ? null : `${one.key}: ${answer.error}`)
      if (index > 0) onSaved()
      return focusFirstWrong()
    }
    toast('success', texts.saved(ticked.length), 'tax-class')
    onSaved()
    onClose()
  }

  function tick(key: string, on: boolean) {
    const next = new Set(left)
    if (on) next.delete(key)
    else next.add(key)
    setLeft(next)
  }

  return (
    <form
      ref={form}
      noValidate
      onChange={onChange}
      className="flex flex-col gap-4 p-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (ticked.length > 0) void save()
      }}
    >
      <p className="text-sm">{texts.what}</p>
      <ul aria-label={texts.classes} className="divide-y divide-hairline border-y border-hairline">
        {classes.map((one) => (
          <li key={one.key} className="py-1 text-sm">
            <Checkbox
              name="classes"
              value={one.key}
              label={one.key}
              checked={!left.has(one.key)}
              onChange={(on) => tick(one.key, on)}
            />
            <div className="pb-2 pl-8">
              <p>{`${taxTexts.hsn} ${one.hsn}, ${rateWords(one)}`}</p>
              <p className="text-xs text-quiet empty:hidden">{one.source}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <Field
          label={texts.reviewedBy}
          name="reviewedBy"
          maxLength={120}
          hint={texts.reviewedByHint}
          value={reviewedBy}
          error={errors['reviewedBy']}
          onChange={({ currentTarget }) => setReviewedBy(currentTarget.value)}
        />
        <Field
          label={texts.reviewedAt}
          name="reviewedAt"
          type="date"
          value={reviewedAt}
          error={errors['reviewedAt']}
          onChange={({ currentTarget }) => setReviewedAt(currentTarget.value)}
        />
      </div>
      <FormEnd
        problem={problem}
        leave={texts.cancel}
        send={texts.confirm(ticked.length)}
        busy={busy}
        onLeave={onClose}
      />
    </form>
  )
}
