import { useState } from 'react'
import type { CollectedProduct } from '@tohfa/contract/catalog/collections'
import { useSavedForm } from '#admin/frame/use-saved-form.ts'
import { Button } from '#ui/button.tsx'
import { Field, TextArea } from '#ui/form/field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { CollectionProducts } from './collection-products.tsx'
import { type CollectionDraft, saveCollection, slugOf } from './collection-draft.ts'
import { collectionFormTexts as texts } from './collections.texts.ts'
import { FindProducts } from './find-products.tsx'

/** The title, search words and products of a collection. */
export function CollectionForm({
  start,
  onCancel,
  onSaved,
}: {
  start: CollectionDraft
  onCancel: () => void
  onSaved: () => void
}) {
  const [draft, setDraft] = useState(start)
  const { errors, busy, props } = useSavedForm(
    'collection',
    () => saveCollection(draft),
    ({ title }) => {
      onSaved()
      return texts.saved(title)
    },
  )
  const change = (part: Partial<CollectionDraft>) => setDraft((now) => ({ ...now, ...part }))
  const setProducts = (products: CollectedProduct[]) => change({ products })
  const typed = (name: 'titleHi' | 'description' | 'descriptionHi' | 'words') => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change({ [name]: value }),
  })
  const wrongWord = Object.keys(errors).find((field) => field.startsWith('words.'))

  return (
    <form {...props} className="flex flex-col gap-2 p-5">
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Field
          name="title"
          label={texts.name}
          error={errors['title']}
          value={draft.title}
          maxLength={60}
          onChange={({ currentTarget: { value: title } }) =>
            // The slug follows the title until somebody edits it or the collection is saved.
            change({
              title,
              ...(!draft.id && draft.slug === slugOf(draft.title) && { slug: slugOf(title) }),
            })
          }
        />
        <Field label={texts.nameHi} lang="hi" maxLength={60} {...typed('titleHi')} />
      </div>
      <Field
        name="slug"
        label={texts.slug}
        hint={`/collections/${draft.slug}`}
        error={errors['slug']}
        value={draft.slug}
        maxLength={60}
        onChange={({ currentTarget: { value: slug } }) => change({ slug })}
      />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <TextArea label={texts.description} rows={3} maxLength={300} {...typed('description')} />
        <TextArea
          label={texts.descriptionHi}
          lang="hi"
          rows={3}
          maxLength={300}
          {...typed('descriptionHi')}
        />
      </div>
      <TextArea
        label={texts.words}
        hint={texts.wordsHint}
        rows={2}
        {...typed('words')}
        error={errors['words'] ?? (wrongWord && errors[wrongWord])}
      />
      <Switch
        label={texts.shown}
        hint={texts.shownHint}
        checked={draft.shown}
        onChange={(shown) => change({ shown })}
      />
      <h3 className="pt-4 font-semibold">{texts.products}</h3>
      <CollectionProducts
        products={draft.products}
        error={errors['productIds']}
        onChange={setProducts}
      />
      <FindProducts
        chosen={draft.products}
        onAdd={(products) => setProducts([...draft.products, ...products])}
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
