import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from '@tohfa/print-engine/scene/template-fields'
import { useGet } from '#platform/api/use-get.ts'
import { PhotoRefusal, refusalOf, takePhoto, type TakenPhoto } from '#studio/photos/photo-file.ts'
import { uploadPhoto } from '#studio/photos/upload-photo.ts'
import type { DraftPhoto } from '#studio/draft/draft-photo.ts'
import { StudioField } from '#studio/fields/studio-field.tsx'
import { draftTexts as texts } from './drafts.texts.ts'
import type { PastedPhotos } from './pasted-photos.ts'

/** The fields of a product's template, filled in for a customer. */
export function DraftPrint({
  productId,
  values,
  errorOf,
  pasted,
  onUpload,
  onChange,
}: {
  productId: string
  values: FieldValues
  errorOf: (field: string) => string | undefined
  pasted: PastedPhotos
  /** A photo begins to be uploaded, or it ended. */
  onUpload: (change: 1 | -1) => void
  /** Gets the values that change. */
  onChange: (values: FieldValues) => void
}) {
  const { latest } = useGet('GET /studio/products/:id', { params: { id: productId } })
  const [photos, setPhotos] = useState<Record<string, DraftPhoto>>({})
  const isComing = useRef(false)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const fields = latest?.success ? latest.data.fields : null

  async function put(id: string, taking: Promise<TakenPhoto>): Promise<void> {
    onUpload(1)
    setRefused(({ [id]: _before, ...others }) => others)
    try {
      const { photo, copy } = await taking
      if (!photo.file) return
      const sent = await uploadPhoto(photo.file, () => undefined)
      if (!sent.success) throw new PhotoRefusal(sent.error)
      const { sha256 } = sent.data
      const shown = { ...photo, sha256, copy: await copy() }
      setPhotos((now) => ({ ...now, [sha256]: shown }))
      onChange({ [id]: sha256 })
    } finally {
      onUpload(-1)
    }
  }

  async function putPasted(id: string, file: File): Promise<void> {
    isComing.current = true
    try {
      await put(id, takePhoto(file))
    } catch (error) {
      const sentence = refusalOf(error)
      setRefused((now) => ({ ...now, [id]: sentence }))
    }
    isComing.current = false
  }

  // What was pasted goes where a photo is missing, one after the other.
  const place = fields?.find(({ id, kind }) => kind === 'photo' && !values[id])
  useEffect(() => {
    const file = place && !isComing.current && pasted.take()
    if (file) void putPasted(place.id, file)
  })

  if (!fields) return null
  return (
    <div className="grid gap-3 pt-2 sm:grid-cols-2">
      {fields.map((field) => {
        const sentence = refused[field.id] ?? errorOf(field.id)
        const value = values[field.id] ?? null
        return (
          <div key={field.id} className="min-w-0">
            <StudioField
              field={field}
              value={value}
              photo={value ? photos[value] : undefined}
              message={sentence ? { level: 'stop', sentence } : undefined}
              onTouch={() => undefined}
              onChange={(next) => onChange({ [field.id]: next })}
              onPhoto={(taking) => put(field.id, taking)}
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
