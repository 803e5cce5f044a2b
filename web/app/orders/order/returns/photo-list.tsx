import { X } from 'lucide'
import { useId, useRef, useState } from 'react'
import { mostReturnPhotos } from '@tohfa/contract/fulfilment/return-moves'
import { PrivatePicture } from '#platform/api/private-picture.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast/toast.ts'
import { returnsTexts as texts } from './returns.texts.ts'
import { sendPhoto, type SentPhoto } from './send-photo.ts'

/** The photos of what is wrong, each sent as it is chosen. */
export function PhotoList({
  photos,
  error,
  onChange,
}: {
  photos: readonly SentPhoto[]
  error?: string | undefined
  onChange: (photos: readonly SentPhoto[]) => void
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)

  async function add(files: readonly File[]) {
    setBusy(true)
    let all = photos
    for (const file of files.slice(0, mostReturnPhotos - photos.length)) {
      const sent = await sendPhoto(file)
      if (!sent.success) {
        toast('error', sent.error, 'return-photo')
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
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
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
      {photos.length < mostReturnPhotos && (
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
        {error ?? texts.photosHint}
      </p>
    </fieldset>
  )
}
