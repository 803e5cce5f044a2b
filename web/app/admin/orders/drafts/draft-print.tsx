import { useState } from 'react'
import type { FieldValues } from '@tohfa/print-engine/scene/template-fields'
import { useGet } from '#platform/api/use-get.ts'
import { PhotoRefusal } from '#studio/photos/photo-file.ts'
import { uploadPhoto } from '#studio/photos/upload-photo.ts'
import type { DraftPhoto } from '#studio/draft/draft-photo.ts'
import { StudioField } from '#studio/fields/studio-field.tsx'
import { draftTexts as texts } from './drafts.texts.ts'

/** The fields of a product's template, filled in for a customer. */
export function DraftPrint({
  productId,
  values,
  errorOf,
  onChange,
}: {
  productId: string
  values: FieldValues
  errorOf: (field: string) => string | undefined
  onChange: (values: FieldValues) => void
}) {
  const { latest } = useGet('GET /studio/products/:id', { params: { id: productId } })
  const [photos, setPhotos] = useState<Record<string, DraftPhoto>>({})
  if (!latest?.success) return null
  return (
    <div className="grid gap-3 pt-2 sm:grid-cols-2">
      {latest.data.fields.map((field) => {
        const sentence = errorOf(field.id)
        const value = values[field.id] ?? null
        return (
          <div key={field.id} className="min-w-0">
            <StudioField
              field={field}
              value={value}
              photo={value ? photos[value] : undefined}
              message={sentence ? { level: 'stop', sentence } : undefined}
              onTouch={() => undefined}
              onChange={(next) => onChange({ ...values, [field.id]: next })}
              onPhoto={async (taking) => {
                const { photo, copy } = await taking
                if (!photo.file) return
                const sent = await uploadPhoto(photo.file, () => undefined)
                if (!sent.success) throw new PhotoRefusal(sent.error)
                const { sha256 } = sent.data
                const shown = { ...photo, sha256, copy: await copy() }
                setPhotos((now) => ({ ...now, [sha256]: shown }))
                onChange({ ...values, [field.id]: sha256 })
              }}
            />
            {field.kind === 'photo' && value && !photos[value] && (
              <p className="text-xs text-quiet">{texts.photoKept}</p>
            )}
          </div>
        )
      })}
    </div>
  )
}
