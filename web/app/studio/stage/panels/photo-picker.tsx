import { ImagePlus } from 'lucide'
import { useId, useState } from 'react'
import { photoTypes } from '@tohfa/contract/studio/photo-limits'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { DraftState } from '#studio/draft/use-draft.ts'
import type { DraftPhoto } from '#studio/draft/draft-photo.ts'
import { refusalOf, takePhoto } from '#studio/photos/photo-file.ts'
import { studioTexts } from '#studio/studio.texts.ts'

/** Chooses a photo of this device for the stage; the draft shows it once it is read. */
export function PhotoPicker({
  label,
  draftState: { addPhoto },
  onPick,
}: {
  label: string
  draftState: DraftState
  onPick: (photo: DraftPhoto) => void
}) {
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function pick(file: File) {
    setBusy(true)
    setRefusal(undefined)
    try {
      await addPhoto(takePhoto(file), onPick)
    } catch (error) {
      setRefusal(refusalOf(error))
    }
    setBusy(false)
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <span
        className={buttonClass(
          'secondary',
          'md',
          'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link',
        )}
      >
        {busy ? <Spinner /> : <Icon shape={ImagePlus} className="size-5" />}
        {label}
        <input
          type="file"
          aria-label={label}
          aria-describedby={id}
          accept={photoTypes.join(',')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            // The same file may be selected again.
            currentTarget.value = ''
            if (file) void pick(file)
          }}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </span>
      <p
        id={id}
        aria-live="polite"
        className={`text-xs ${refusal ? 'font-medium text-danger' : 'text-quiet'}`}
      >
        {refusal ?? (busy ? studioTexts.photoComing : studioTexts.photoKinds)}
      </p>
    </div>
  )
}
