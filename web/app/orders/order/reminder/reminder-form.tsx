import { useId } from 'react'
import { type Occasion, occasions } from '@tohfa/contract/orders/reminder-limits'
import { occasionLabels, reminderConsentTexts } from '@tohfa/contract/orders/reminder.texts'
import type { ReminderForm as Form } from '@tohfa/contract/orders/reminders'
import type { Failed } from '#platform/api/api-client.ts'
import { laterRules } from '#platform/api/form-rules.ts'
import { showSubmitFailure } from '#platform/api/submit-failure.ts'
import { Button } from '#ui/button.tsx'
import { dropSpaces } from '#ui/form/drop-spaces.ts'
import { Field } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { type Rules, useForm } from '#ui/form/use-form.ts'
import { reminderTexts as texts } from './reminder.texts.ts'

type Values = Form & { agreed?: boolean }

const judge = laterRules(
  async () => (await import('@tohfa/contract/orders/reminders')).reminderForm,
)
const rules: Rules<Values> = async (typed) => {
  const judged = await judge(typed)
  if ('errors' in judged) return judged
  return { values: { ...judged.values, agreed: typed['agreed'] === 'on' } }
}

const options = occasions.map((value) => ({ value, label: occasionLabels[value] }))

export type ReminderStart = {
  name?: string
  occasion?: Occasion
  date?: string
  pincode?: string | null
}

/** A date to be remembered. */
export function ReminderForm({
  start,
  asks,
  save,
  onSave,
  onCancel,
}: {
  start: ReminderStart
  /** Whether somebody has to say yes to the mails first. */
  asks: boolean
  /** What the button says. */
  save: string
  /** Answers the failure when it could not be saved. */
  onSave: (values: Values) => Promise<Failed | null>
  onCancel: () => void
}) {
  const form = useForm(rules)
  async function submit(values: Values) {
    const failure = await onSave(values)
    if (failure) showSubmitFailure(failure, form)
  }
  return (
    <form {...form.props(submit)} className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
      <Field
        {...form.field('name')}
        label={texts.name}
        hint={texts.nameHint}
        defaultValue={start.name}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <SelectField
        {...form.field('occasion')}
        label={texts.occasion}
        defaultValue={start.occasion}
        options={options}
      />
      <Field
        {...form.field('date')}
        type="date"
        label={texts.date}
        hint={texts.dateHint}
        defaultValue={start.date}
      />
      <Field
        {...form.field('pincode')}
        label={texts.pincode}
        hint={texts.pincodeHint}
        defaultValue={start.pincode ?? ''}
        inputMode="numeric"
        autoComplete="off"
        onChange={dropSpaces}
        className="sm:col-span-2"
      />
      {asks && <Agreement {...form.field('agreed')} />}
      <div className="mt-2 flex flex-wrap justify-end gap-3 sm:col-span-2">
        <Button look="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={form.isSubmitting}>
          {save}
        </Button>
      </div>
    </form>
  )
}

/** The yes to the mails, in the words that are kept with it; nobody else ticks it. */
function Agreement({ name, error }: { name: string; error: string | undefined }) {
  const id = useId()
  return (
    <div className="sm:col-span-2">
      <label className="flex min-h-11 items-start gap-3 py-2 text-sm">
        <input
          type="checkbox"
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          className="size-5 shrink-0 accent-link"
        />
        {reminderConsentTexts.wording}
      </label>
      {error && (
        <p id={id} className="text-xs font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
