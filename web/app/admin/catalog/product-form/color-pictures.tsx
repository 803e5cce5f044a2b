import { ImagePlus } from 'lucide'
import { useId, useState } from 'react'
import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'
import { Icon } from '#ui/icon.tsx'
import { disabledButFocusable } from '#ui/overlay/disabled-but-focusable.ts'
import { PictureTile } from './picture-tile.tsx'
import type { ColorDraft } from './product-draft.ts'
import { productFormTexts as texts } from './product-form.texts.ts'
import { usePictureDrag } from './use-picture-drag.ts'
import { usePictures } from './use-pictures.ts'

/** The pictures of a colour: select or drop several, view, sort and remove them. */
export function ColorPictures({
  color,
  productType,
  error,
  onChange,
}: {
  color: ColorDraft
  productType: ProductType | ''
  error: string | undefined
  onChange: (change: Partial<ColorDraft>) => void
}) {
  const id = useId()
  const { progress, failure, choose, remove, move } = usePictures(color, productType, onChange)
  const [status, setStatus] = useState('')
  const { images } = color
  function moveAndSay(image: string, to: number) {
    const from = images.indexOf(image)
    if (from === to || to < 0 || to >= images.length) return
    move(from, to)
    setStatus(texts.pictureMoved(from + 1, to + 1, images.length))
  }
  const drag = usePictureDrag(images, moveAndSay)
  const wrong = failure ?? error
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {texts.images}
      </label>
      <div data-pictures className="flex flex-wrap gap-2">
        {color.images.map((image, index) => (
          <PictureTile
            key={image}
            image={image}
            number={index + 1}
            isFirst={index === 0}
            isLast={index === color.images.length - 1}
            isDragged={drag.dragged === image}
            grip={drag.gripOf(image)}
            onMove={(by) => moveAndSay(image, index + by)}
            onRemove={() => remove(image)}
          />
        ))}
        <div
          className={`relative flex min-h-24 min-w-40 flex-1 flex-col items-center justify-center gap-1 rounded-control border border-dashed p-2 text-center text-sm text-link hover:bg-link-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link ${wrong ? 'border-danger' : 'border-control'}`}
        >
          <input
            id={id}
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp,image/avif"
            {...disabledButFocusable(progress !== null)}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={`${id}-note`}
            onChange={(event) => {
              const files = [...(event.currentTarget.files ?? [])]
              // The same files may be selected again after a failure.
              event.currentTarget.value = ''
              void choose(files)
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0 aria-disabled:cursor-wait"
          />
          {progress === null ? (
            <>
              <Icon shape={ImagePlus} className="size-5" />
              {color.images.length > 0 ? texts.replaceImages : texts.chooseImages}
            </>
          ) : (
            <Progress share={progress} />
          )}
        </div>
      </div>
      <p
        id={`${id}-note`}
        className={`min-h-5 text-xs ${wrong ? 'font-medium text-danger' : 'text-quiet'}`}
      >
        {wrong ?? (images.length > 1 ? texts.imagesOrderHint : texts.imagesHint)}
      </p>
      <p aria-live="polite" className="sr-only">
        {status}
      </p>
    </div>
  )
}

function Progress({ share }: { share: number }) {
  const words = texts.uploading(Math.round(share * 100))
  return (
    <>
      <progress value={share} aria-label={words} className="h-2 w-full accent-link" />
      <span aria-hidden className="tabular">
        {words}
      </span>
    </>
  )
}
