import { Crop, ImagePlus } from 'lucide'
import { useCallback, useRef, useState } from 'react'
import { photoTypes } from '@tohfa/contract/studio/photo-limits'
import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { FieldRow, type FieldMessage } from '#studio/fields/field-row.tsx'
import { blobOf } from './photo-copy.ts'
import { refusalOf, takePhoto, type TakenPhoto } from './photo-file.ts'
import { studioTexts as texts } from '#studio/studio.texts.ts'
import type { DraftPhoto } from '#studio/draft/draft-photo.ts'

/**
 * A photo field: the photo is selected here, stored on the device, and uploaded when a proof is
 * requested.
 */
export function PhotoField({
  field: { id, required },
  label,
  photo,
  message,
  onPick,
  onRemove,
  onCrop,
}: {
  field: TemplateField
  label: string
  photo: DraftPhoto | undefined
  message: FieldMessage | undefined
  /** Gets the photo while it is being read. */
  onPick: (taking: Promise<TakenPhoto>) => Promise<void>
  onRemove: () => void
  /** Opens what moves it in its frame, where that is possible. */
  onCrop?: (() => void) | undefined
}) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const picks = useRef(0)

  async function pick(file: File) {
    const number = ++picks.current
    // The photo before it may still be being read.
    const isLast = () => number === picks.current
    setBusy(true)
    setRefusal(undefined)
    try {
      await onPick(takePhoto(file))
    } catch (error) {
      if (isLast()) setRefusal(refusalOf(error))
    }
    if (isLast()) setBusy(false)
  }

  const shown: FieldMessage | undefined = refusal
    ? { level: 'stop', sentence: refusal }
    : (message ?? { level: 'note', sentence: busy ? texts.photoComing : texts.photoKinds })
  return (
    <FieldRow label={label} required={required} message={shown}>
      {(tie) => (
        <div className="flex min-h-16 flex-wrap items-center gap-3">
          {photo && <Thumb copy={photo.copy} />}
          <span
            className={buttonClass(
              'secondary',
              'md',
              'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link',
            )}
          >
            {busy ? <Spinner /> : <Icon shape={ImagePlus} className="size-5" />}
            {photo ? texts.otherPhoto : texts.pickPhoto}
            <input
              {...tie}
              type="file"
              name={`studio-${id}`}
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
          {photo && (
            <>
              {onCrop && (
                <Button look="secondary" onClick={onCrop}>
                  <Icon shape={Crop} className="size-5" />
                  {texts.movePhoto}
                </Button>
              )}
              <Button look="quiet" onClick={onRemove}>
                {texts.removePhoto}
              </Button>
            </>
          )}
        </div>
      )}
    </FieldRow>
  )
}

function Thumb({ copy }: Pick<DraftPhoto, 'copy'>) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!copy) return undefined
      image.src = URL.createObjectURL(blobOf(copy))
      return () => URL.revokeObjectURL(image.src)
    },
    [copy],
  )
  const look = 'size-16 shrink-0 bg-sunken object-cover object-top'
  return copy ? <img ref={show} alt="" className={look} /> : <span aria-hidden className={look} />
}
