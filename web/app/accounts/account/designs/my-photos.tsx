import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { StoredPhoto } from '@tohfa/contract/studio/photos'
import { call } from '#platform/api/api-client.ts'
import { PrivatePicture } from '#platform/api/private-picture.tsx'
import { useGet } from '#platform/api/use-get.ts'
import { formatDate } from '#platform/i18n/dates.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { textLinkClass } from '#ui/text-link-class.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { designTexts as texts } from './designs.texts.ts'
import { NotRead } from './not-read.tsx'
import { useRestoredFocus } from './use-restored-focus.ts'

/** The uploaded photos, which may be deleted to free space (docs/studio.md 15.8). */
export function MyPhotos() {
  const { answer, latest, reload } = useGet('GET /studio/photos', {})
  const [toDelete, setToDelete] = useState<StoredPhoto | null>(null)
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const noteDeleted = useRestoredFocus(latest, () => heading.current?.focus())
  const isThere = latest !== undefined
  const isSought = useLocation().hash === '#photos'

  useEffect(() => {
    if (isThere && isSought) section.current?.scrollIntoView()
  }, [isThere, isSought])

  return (
    <section ref={section} id="photos" className="mt-14 scroll-mt-24">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold">
        {texts.photos}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-sm text-quiet">{texts.photosSentence}</p>
      {latest?.success ? (
        <PhotoList photos={latest.data} onDelete={setToDelete} />
      ) : answer ? (
        <NotRead sentence={texts.photosNotRead} onRetry={reload} />
      ) : (
        <Skeleton className="h-48" />
      )}
      <DeleteDialog
        thing={toDelete}
        words={texts.deletingPhoto}
        remove={({ id }) => call('DELETE /studio/photos/:id', { params: { id } })}
        onClose={(isDeleted) => {
          setToDelete(null)
          if (!isDeleted) return
          noteDeleted()
          reload()
        }}
      />
    </section>
  )
}

function PhotoList({
  photos,
  onDelete,
}: {
  photos: readonly StoredPhoto[]
  onDelete: (photo: StoredPhoto) => void
}) {
  if (photos.length === 0) return <p>{texts.noPhotos}</p>
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-4">
      {photos.map((photo, i) => {
        const date = formatDate(photo.createdAt)
        return (
          <li key={photo.id} className="flex flex-col">
            <PrivatePicture
              src={photo.url}
              alt={texts.photo(i + 1, date)}
              className="aspect-square w-full"
            />
            <p className="mt-2 text-xs text-quiet">
              {texts.keptUntil(formatDate(photo.keptUntil))}
            </p>
            <button
              type="button"
              aria-label={texts.deletePhoto(i + 1, date)}
              onClick={() => onDelete(photo)}
              className={`min-h-11 self-start text-sm ${textLinkClass}`}
            >
              {texts.delete}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
