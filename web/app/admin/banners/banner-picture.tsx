import { ImagePlus } from 'lucide-react'
import { useId, useState } from 'react'
import { shutWhile } from '../../ui/shut-while.ts'
import { uploadPicture } from './banners.calls.ts'
import { bannerFormTexts as texts } from './banners.texts.ts'

/** The picture of a banner, which is uploaded when it is chosen. */
export function BannerPicture({
  imageUrl,
  isTall,
  error,
  onChange,
}: {
  imageUrl: string
  isTall: boolean
  error: string | undefined
  onChange: (imageUrl: string) => void
}) {
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const wrong = failure ?? (imageUrl ? undefined : error)

  async function upload(file: File | undefined) {
    if (!file) return
    setBusy(true)
    setFailure(null)
    const answer = await uploadPicture(file)
    setBusy(false)
    if (typeof answer === 'string') onChange(answer)
    else setFailure(answer.error)
  }

  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {texts.picture}
      </label>
      {imageUrl && (
        <img
          src={imageUrl}
          alt=""
          className={`bg-sunken object-cover ${isTall ? 'aspect-4/5 w-32' : 'aspect-3/1 w-full'}`}
        />
      )}
      <div
        className={`relative flex min-h-14 items-center justify-center gap-2 rounded-control border border-dashed p-2 text-sm text-link hover:bg-link-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link ${wrong ? 'border-danger' : 'border-control'}`}
      >
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          {...shutWhile(busy)}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            void upload(file)
            // The same file may be chosen again after a failure.
            event.currentTarget.value = ''
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0 aria-disabled:cursor-wait"
        />
        <ImagePlus aria-hidden className="size-5" />
        <span aria-live="polite">
          {busy ? texts.uploading : imageUrl ? texts.replace : texts.choose}
        </span>
      </div>
      <p
        id={`${id}-note`}
        className={`min-h-5 pb-1 text-xs ${wrong ? 'font-medium text-danger' : 'text-quiet'}`}
      >
        {wrong ?? texts.hints[isTall ? 'mobile' : 'desktop']}
      </p>
    </div>
  )
}
