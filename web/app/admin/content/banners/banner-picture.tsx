import { ImagePlus } from 'lucide'
import { useId, useState } from 'react'
import { type BannerFrame, fillsFrame } from '@tohfa/contract/catalog/banner-frames'
import { bannerFit } from '#catalog/products/banner-fit.ts'
import { Icon } from '#ui/icon.tsx'
import { disabledButFocusable } from '#ui/overlay/disabled-but-focusable.ts'
import { uploadPicture } from './banners.calls.ts'
import { bannerFormTexts as texts } from './banners.texts.ts'

const looks: Record<BannerFrame, string> = {
  wide: 'aspect-3/1 w-full object-right',
  tall: 'aspect-4/5 w-32',
}

/** The picture of a banner, uploaded on selection and shown as in its position. */
export function BannerPicture({
  imageUrl,
  frames,
  error,
  onChange,
}: {
  imageUrl: string
  /** The frames of its position. */
  frames: readonly BannerFrame[]
  error: string | undefined
  onChange: (imageUrl: string) => void
}) {
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [size, setSize] = useState({ url: '', width: 0, height: 0 })
  const wrong = failure ?? (imageUrl ? undefined : error)
  const isMisfit = size.url === imageUrl && frames.some((frame) => !fillsFrame(size, frame))

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
        <div className="flex flex-wrap gap-2">
          {frames.map((frame) => (
            <img
              key={frame}
              src={imageUrl}
              alt={texts.preview[frame]}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                setSize({ url: imageUrl, width, height })
              }
              className={`bg-sunken ${bannerFit(size, frame)} ${looks[frame]}`}
            />
          ))}
        </div>
      )}
      <p
        id={`${id}-shape`}
        aria-live="polite"
        className="border-l-2 border-warning bg-warning-wash px-3 py-2 text-sm empty:hidden"
      >
        {isMisfit && texts.misfit}
      </p>
      <div
        className={`relative flex min-h-14 items-center justify-center gap-2 rounded-control border border-dashed p-2 text-sm text-link hover:bg-link-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link ${wrong ? 'border-danger' : 'border-control'}`}
      >
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          {...disabledButFocusable(busy)}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={`${id}-shape ${id}-note`}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            void upload(file)
            // The same file may be selected again after a failure.
            event.currentTarget.value = ''
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0 aria-disabled:cursor-wait"
        />
        <Icon shape={ImagePlus} className="size-5" />
        <span aria-live="polite">
          {busy ? texts.uploading : imageUrl ? texts.replace : texts.choose}
        </span>
      </div>
      <p
        id={`${id}-note`}
        className={`min-h-5 pb-1 text-xs ${wrong ? 'font-medium text-danger' : 'text-quiet'}`}
      >
        {wrong ?? [...frames.map((frame) => texts.hints[frame]), texts.formats].join(' ')}
      </p>
    </div>
  )
}
