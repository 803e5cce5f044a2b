import { nilKinds } from '@tohfa/contract/tax/nil-kinds'
import { unitCodes } from '@tohfa/contract/tax/unit-codes'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { useSavedForm, useTyped } from '#admin/frame/use-saved-form.ts'
import { type ClassDraft, type ClassField, saveClass } from './tax-drafts.ts'
import { classFormTexts as texts, nilKindLabels } from './tax.texts.ts'

/** The rates, source and start of a tax class; the server's messages appear at the fields. */
export function ClassForm({
  start,
  onCancel,
  onSaved,
}: {
  start: ClassDraft
  onCancel: () => void
  onSaved: () => void
}) {
  const { draft, setDraft, typed } = useTyped(start)
  const { errors, busy, props } = useSavedForm(
    'tax-class',
    () => saveClass(draft),
    ({ key }) => {
      onSaved()
      return texts.saved(key)
    },
  )

  const field = (name: ClassField) => ({ ...typed(name), label: texts[name], error: errors[name] })
  return (
    <form {...props} className="grid gap-x-4 gap-y-2 p-5 sm:grid-cols-2">
      {start.isNew && <Field {...field('key')} maxLength={40} hint={texts.keyHint} />}
      <Field {...field('hsn')} inputMode="numeric" maxLength={8} hint={texts.hsnHint} />
      <SelectField
        {...field('uqc')}
        hint={texts.uqcHint}
        options={unitCodes.map((value) => ({ value, label: value }))}
      />
      <div className="sm:col-span-2">
        <Switch
          label={texts.nil}
          hint={texts.nilHint}
          checked={draft.nil}
          onChange={(nil) => setDraft((now) => ({ ...now, nil }))}
        />
      </div>
      {draft.nil && (
        <SelectField
          {...field('nilKind')}
          className="sm:col-span-2"
          hint={texts.nilKindHint}
          options={nilKinds.map((value) => ({ value, label: nilKindLabels[value] }))}
        />
      )}
      {!draft.nil && (
        <>
          <Field
            {...field('rate')}
            inputMode="decimal"
            className="sm:col-span-2 sm:max-w-[calc(50%-0.5rem)]"
          />
          <Field {...field('above')} inputMode="decimal" hint={texts.aboveHint} />
          <Field {...field('rateAbove')} inputMode="decimal" />
        </>
      )}
      <Field
        {...field('source')}
        maxLength={300}
        hint={texts.sourceHint}
        className="sm:col-span-2"
      />
      <Field {...field('reviewedBy')} maxLength={120} hint={texts.reviewedByHint} />
      <Field {...field('reviewedAt')} type="date" />
      <Field {...field('validFrom')} type="date" hint={texts.validFromHint} />
      <div className="flex flex-wrap justify-end gap-3 pt-2 sm:col-span-2">
        <Button look="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
