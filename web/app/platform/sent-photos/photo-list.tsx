import { X } from 'lucide'
import { useId, useRef, useState } from 'react'
import { PrivatePicture } from '#platform/api/private-picture.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast/toast.ts'
import { sendFile } from '#platform/api/send-file.ts'
import type { PhotoUpload, SentPhoto } from './sent-photo.ts'
import { sentPhotosTexts as texts } from './sent-photos.texts.ts'

/** Photos that go to the shop with a return or a review, each sent as it is chosen. */
export function PhotoList({
  upload,
  photos,
  most,
  hint,
  error,
  onChange,
}: {
  upload: PhotoUpload
  photos: readonly SentPhoto[]
  /** How many there may be. */
  most: number
  hint: string
  error?: string | undefined
  onChange: (photos: readonly SentPhoto[]) => void
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)

  async function add(files: readonly File[]) {
    setBusy(true)
    let all = photos
    for (const file of files.slice(0, most - photos.length)) {
      const sent = await sendFile(upload, file)
      if (!sent.success) {
        toast('error', sent.error, 'sent-photo')
        break
      }
      all = [...all, sent.data]
      onChange(all)
    }
    setBusy(false)
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-2" aria-describedby={`${id}-note`}>
      <legend className="pb-1 text-sm font-medium">{texts.photos}</legend>
      {photos.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
          {photos.map((photo, at) => (
            <li key={photo.id} className="relative">
              <PrivatePicture src={photo.url} alt={texts.photo(at + 1)} className="h-24 w-full" />
              <IconButton
                name={texts.removePhoto(at + 1)}
                className="absolute! top-0 right-0 bg-surface"
                onClick={() => onChange(photos.filter(({ id }) => id !== photo.id))}
              >
                <Icon shape={X} className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {photos.length < most && (
        <>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            multiple
            hidden
            aria-label={texts.addPhoto}
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])]
              currentTarget.value = ''
              void add(files)
            }}
          />
          <Button
            look="secondary"
            busy={busy}
            className="self-start"
            aria-describedby={`${id}-note`}
            onClick={() => input.current?.click()}
          >
            {texts.addPhoto}
          </Button>
        </>
      )}
      <p
        id={`${id}-note`}
        className={`text-xs ${error ? 'font-medium text-danger' : 'text-quiet'}`}
      >
        {error ?? hint}
      </p>
    </fieldset>
  )
}
