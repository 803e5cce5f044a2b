import { useEffect, useState } from 'react'
import { defaultParticulars } from '@tohfa/contract/catalog/filled-particulars'
import { homeCountry } from '@tohfa/contract/catalog/product-particulars'
import type { ProductDefaults } from '@tohfa/contract/catalog/product-defaults'
import { TraitField } from '#admin/catalog/product-form/trait-field.tsx'
import { SaveRow } from '#admin/frame/save-row.tsx'
import { useSavedForm } from '#admin/frame/use-saved-form.ts'
import { call } from '#platform/api/api-client.ts'
import { useStoreParticulars } from '#platform/page-head/use-store-particulars.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { changesOf, type DefaultsField, differing, draftOf, isSame } from './defaults-draft.ts'
import { productDefaultsTexts as texts } from './product-defaults.texts.ts'

/** The defaults of one type, or of all at once. */
export function DefaultsForm({
  chosen,
  onDirty,
  onSaved,
}: {
  chosen: readonly ProductDefaults[]
  onDirty: (isDirty: boolean) => void
  onSaved: () => void
}) {
  const { name, address } = useStoreParticulars()
  const saved = draftOf(chosen)
  const different = differing(chosen)
  const [draft, setDraft] = useState(saved)
  const types = chosen.map(({ productType }) => productType)
  const { errors, busy, props } = useSavedForm(
    'product-defaults',
    () => call('PUT /admin/product-defaults', { body: { types, ...changesOf(saved, draft) } }),
    () => {
      onDirty(false)
      onSaved()
      return texts.saved
    },
  )
  const isDirty = !isSame(draft, saved)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const own = address && `${name}, ${address}`
  const type = (field: DefaultsField, value: string) =>
    setDraft((now) => ({ ...now, [field]: value }))

  return (
    <form {...props} aria-label={texts.heading} className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
      <TraitField
        name="countryOfOrigin"
        value={draft.countryOfOrigin}
        error={errors['countryOfOrigin']}
        {...(different.includes('countryOfOrigin') && { hint: texts.differs })}
        change={({ value }) => type('countryOfOrigin', value)}
      />
      <Field
        label={texts.weight}
        name="weight"
        inputMode="numeric"
        autoComplete="off"
        hint={different.includes('weight') ? texts.differs : texts.weightHint}
        value={draft.weight}
        error={errors['weight']}
        onChange={({ currentTarget }) => type('weight', currentTarget.value)}
      />
      {defaultParticulars
        .filter((field) => field !== 'countryOfOrigin')
        .map((field) => (
          <TraitField
            key={field}
            name={field}
            value={draft[field]}
            error={errors[field]}
            {...(different.includes(field) && { hint: texts.differs })}
            change={({ value }) => type(field, value)}
          />
        ))}
      <SaveRow
        save={texts.save}
        busy={busy}
        unsaved={isDirty && texts.unsaved}
        className="pt-1 sm:col-span-2"
      >
        {own && (draft.maker !== own || draft.packer !== own) && (
          <Button
            look="secondary"
            onClick={() =>
              setDraft({ ...draft, countryOfOrigin: homeCountry, maker: own, packer: own })
            }
          >
            {texts.enterOwn}
          </Button>
        )}
      </SaveRow>
    </form>
  )
}
