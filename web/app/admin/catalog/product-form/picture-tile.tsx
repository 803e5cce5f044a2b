import { ChevronLeft, ChevronRight, GripVertical, X } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { productFormTexts as texts } from './product-form.texts.ts'

const tool =
  'grid size-6 place-items-center rounded-control bg-surface/90 hover:bg-link hover:text-on-link disabled:invisible'

/** A picture of a colour with Remove and a grip for finger, mouse and arrow keys. */
export function PictureTile({
  image,
  number,
  isFirst,
  isLast,
  isDragged,
  grip,
  onMove,
  onRemove,
}: {
  image: string
  number: number
  isFirst: boolean
  isLast: boolean
  /** Whether it is being dragged. */
  isDragged: boolean
  grip: ComponentProps<'button'>
  onMove: (by: number) => void
  onRemove: () => void
}) {
  return (
    <div
      data-picture={image}
      className={`relative w-20 ${isDragged ? 'z-10 opacity-70 outline-2 outline-link' : ''}`}
    >
      <Picture
        src={image}
        alt={texts.picture(number)}
        sizes="80px"
        width={360}
        height={450}
        className="h-24 w-20 bg-sunken object-cover"
      />
      {isFirst && (
        <span className="absolute inset-x-0 bottom-8 bg-surface/90 text-center text-xs font-medium">
          {texts.mainPicture}
        </span>
      )}
      {!(isFirst && isLast) && (
        <button
          type="button"
          aria-label={texts.movePicture(number)}
          onKeyDown={(event) => {
            const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
            if (by === undefined) return
            event.preventDefault()
            onMove(by)
          }}
          {...grip}
          className={`absolute top-0.5 left-0.5 cursor-grab touch-none ${tool}`}
        >
          <Icon shape={GripVertical} className="size-4" />
        </button>
      )}
      <button
        type="button"
        aria-label={texts.deletePicture(number)}
        onClick={onRemove}
        className={`absolute top-0.5 right-0.5 ${tool}`}
      >
        <Icon shape={X} className="size-4" />
      </button>
      <div className="absolute inset-x-0.5 bottom-0.5 flex justify-between">
        <button
          type="button"
          aria-label={texts.pictureEarlier(number)}
          disabled={isFirst}
          onClick={() => onMove(-1)}
          className={tool}
        >
          <Icon shape={ChevronLeft} className="size-4" />
        </button>
        <button
          type="button"
          aria-label={texts.pictureLater(number)}
          disabled={isLast}
          onClick={() => onMove(1)}
          className={tool}
        >
          <Icon shape={ChevronRight} className="size-4" />
        </button>
      </div>
    </div>
  )
}
