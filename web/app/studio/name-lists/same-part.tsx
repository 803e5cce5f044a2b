import { useState } from 'react'
import type { Product } from '@tohfa/contract/catalog/products'
import type { NameList } from '@tohfa/contract/studio/name-lists/name-lists'
import type { FieldValues, TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { choiceWord } from '#platform/i18n/choice-words.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { StudioField } from '#studio/fields/studio-field.tsx'
import type { DraftPhoto } from '#studio/draft/draft-photo.ts'
import type { TakenPhoto } from '#studio/photos/photo-file.ts'
import { uploadPhoto } from '#studio/photos/upload-photo.ts'
import { toast } from '#ui/toast/toast.ts'
import { ListSection } from './list-section.tsx'
import { nameListTexts as texts } from './name-list.texts.ts'
import type { ListChange } from './use-name-list.ts'

/** What is the same on all pieces: the product's colour and size, and the fields without a column. */
export function SamePart({
  list,
  product,
  fields,
  onChange,
  onValues,
}: {
  list: NameList
  product: Product
  /** Those that the rows do not have. */
  fields: readonly TemplateField[]
  onChange: (change: ListChange) => void
  /** Changes some of the values. */
  onValues: (values: FieldValues) => void
}) {
  /** What was typed or chosen here; all else is as the shop has it. */
  const [edits, setEdits] = useState<FieldValues>({})
  const [photos, setPhotos] = useState<Record<string, DraftPhoto>>({})
  const entry = product.colors.find(({ color }) => color === list.color)

  const valueOf = (field: string) => (field in edits ? edits[field] : list.values?.[field]) ?? null
  const put = (field: string, value: string | null) =>
    setEdits((before) => ({ ...before, [field]: value }))
  /** A text is sent once it is left, if it was changed. */
  function leave(field: string) {
    const value = edits[field]
    if (value !== undefined && value !== (list.values?.[field] ?? ''))
      onValues({ [field]: value === '' ? null : value })
  }

  async function send(field: string, taking: Promise<TakenPhoto>) {
    const { photo, copy } = await taking
    const { file } = photo
    if (!file) return
    const answer = await uploadPhoto(file, () => undefined)
    if (!answer.success) return toast('error', answer.error, 'name-list')
    const { sha256 } = answer.data
    const kept = { ...photo, file: null, copy: await copy() }
    setPhotos((before) => ({ ...before, [sha256]: kept }))
    put(field, sha256)
    onValues({ [field]: sha256 })
  }

  return (
    <ListSection heading={texts.same} sentence={list.scene ? texts.designed : texts.sameWhy}>
      <div className="grid gap-x-6 gap-y-2 pt-4 sm:grid-cols-2">
        {product.colors.length > 1 && (
          <SelectField
            label={texts.color}
            options={product.colors.map(({ color }) => ({
              value: color,
              label: choiceWord(color),
            }))}
            value={list.color}
            onChange={({ currentTarget }) => onChange({ color: currentTarget.value })}
          />
        )}
        {entry?.sizes && entry.sizes.length > 0 && (
          <SelectField
            label={texts.size}
            options={[
              { value: '', label: texts.noSize },
              ...entry.sizes.map(({ size }) => ({ value: size, label: choiceWord(size) })),
            ]}
            value={list.size ?? ''}
            onChange={({ currentTarget }) => onChange({ size: currentTarget.value || null })}
          />
        )}
        {!list.scene &&
          fields.map((field) => (
            <div key={field.id} onBlur={() => field.kind === 'text' && leave(field.id)}>
              <StudioField
                field={{ ...field, required: false }}
                value={valueOf(field.id)}
                photo={photos[valueOf(field.id) ?? '']}
                message={undefined}
                onTouch={() => undefined}
                onChange={(value) => {
                  put(field.id, value)
                  if (field.kind !== 'text') onValues({ [field.id]: value })
                }}
                onPhoto={(taking) => send(field.id, taking)}
              />
            </div>
          ))}
      </div>
    </ListSection>
  )
}
