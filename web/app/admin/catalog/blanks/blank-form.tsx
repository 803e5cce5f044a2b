import { Plus } from 'lucide'
import { useState } from 'react'
import { useSavedForm } from '#admin/frame/use-saved-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Icon } from '#ui/icon.tsx'
import { type BlankDraft, emptyVariant, saveBlank, type VariantDraft } from './blank-draft.ts'
import { blankFormTexts as texts } from './blanks.texts.ts'
import { VariantFields } from './variant-fields.tsx'

/** The title of a blank, and the stock of each colour and size. */
export function BlankForm({
  start,
  onCancel,
  onSaved,
}: {
  start: BlankDraft
  onCancel: () => void
  onSaved: () => void
}) {
  const [draft, setDraft] = useState(start)
  const { errors, busy, props } = useSavedForm(
    'blank',
    () => saveBlank(draft),
    ({ title }) => {
      onSaved()
      return texts.saved(title)
    },
  )
  const { variants } = draft
  const change = (part: Partial<BlankDraft>) => setDraft((now) => ({ ...now, ...part }))
  const changeRow = (key: string, part: Partial<VariantDraft>) =>
    change({ variants: variants.map((row) => (row.key === key ? { ...row, ...part } : row)) })

  return (
    <form {...props} className="flex flex-col gap-2 p-5">
      <Field
        name="title"
        label={texts.name}
        hint={texts.nameHint}
        error={errors['title']}
        value={draft.title}
        maxLength={120}
        onChange={({ currentTarget: { value: title } }) => change({ title })}
      />
      <h3 className="pt-2 font-semibold">{texts.variants}</h3>
      <p className="text-xs text-quiet">{errors['variants'] ?? texts.variantsHint}</p>
      <ul className="flex flex-col">
        {variants.map((row, at) => (
          <VariantFields
            key={row.key}
            row={row}
            at={at}
            errors={errors}
            isOnly={variants.length === 1}
            onChange={(part) => changeRow(row.key, part)}
            onRemove={() => change({ variants: variants.filter(({ key }) => key !== row.key) })}
          />
        ))}
      </ul>
      <Button
        look="quiet"
        className="self-start"
        onClick={() => change({ variants: [...variants, emptyVariant()] })}
      >
        <Icon shape={Plus} className="size-4" />
        {texts.addRow}
      </Button>
      <Switch
        label={texts.counted}
        hint={texts.countedHint}
        checked={draft.trackStock}
        onChange={(trackStock) => change({ trackStock })}
      />
      <div className="flex flex-wrap justify-end gap-3 pt-2">
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
