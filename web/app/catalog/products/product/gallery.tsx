import { Maximize2 } from 'lucide'
import { Suspense, useState, type Ref } from 'react'
import { choiceWord } from '#platform/i18n/choice-words.ts'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Picture } from '#ui/picture.tsx'
import { smallPictureClass } from '#ui/small-picture-class.ts'
import { productTexts as texts } from './product.texts.ts'

const PictureViewer = lazyPart(() => import('#ui/viewer/picture-viewer.tsx'))

/** The picture of a person's own design, which covers the large one. */
export type OwnPicture = {
  /** The element over the large picture. */
  frame: Ref<HTMLDivElement>
  /** The element of its thumbnail, the first of all. */
  small: Ref<HTMLLIElement>
  /** Null while there is none. */
  isShown: boolean | null
  onLeave: () => void
}

/** The pictures of one colour: a large one that opens the viewer, and thumbnails. */
export function Gallery({
  images,
  title,
  color,
  place = 'md:top-20 lg:top-34',
  own,
}: {
  images: readonly string[]
  title: string
  color: string
  /** Its sticky position: below the header. */
  place?: string | undefined
  own?: OwnPicture | undefined
}) {
  const [chosen, setChosen] = useState(0)
  const [viewing, setViewing] = useState(false)
  const image = images[chosen] ?? null
  const isSample = typeof own?.isShown === 'boolean'
  const alt = color ? texts.pictureOf(title, choiceWord(color)) : title
  return (
    <div className={`flex flex-col gap-3 md:sticky lg:flex-row-reverse ${place}`}>
      <div className="relative min-w-0 flex-1">
        <button
          type="button"
          aria-label={texts.openViewer(title)}
          disabled={!image}
          onClick={() => setViewing(true)}
          className="group relative block w-full cursor-zoom-in focus-visible:-outline-offset-4"
        >
          <Picture
            src={image}
            alt={alt}
            sizes="(min-width: 1280px) 660px, (min-width: 1024px) 52vw, (min-width: 768px) 46vw, 100vw"
            width={1080}
            height={1350}
            priority
            className="aspect-[4/5] w-full bg-sunken object-cover"
          />
          <span className="absolute right-3 bottom-3 grid size-10 place-items-center rounded-control bg-surface/90 transition-colors group-hover:bg-surface">
            <Icon shape={Maximize2} className="size-5" />
          </span>
        </button>
        <div ref={own?.frame} />
      </div>
      {images.length > 0 && (
        <ul
          aria-label={texts.pictures}
          className="no-scrollbar flex shrink-0 gap-2 overflow-x-auto p-1 max-sm:px-(--gutter) sm:-m-1 lg:w-22 lg:flex-col"
        >
          <li ref={own?.small} className="w-16 shrink-0 empty:hidden lg:w-full" />
          {images.map((src, index) => (
            <li key={src} className="w-16 shrink-0 lg:w-full">
              <button
                type="button"
                aria-label={`${texts.picture(index + 1, choiceWord(color))}${isSample ? `, ${texts.sample}` : ''}`}
                aria-pressed={index === chosen && !own?.isShown}
                onClick={() => {
                  setChosen(index)
                  own?.onLeave()
                }}
                className={smallPictureClass}
              >
                <Picture
                  src={src}
                  alt=""
                  sizes="80px"
                  width={360}
                  height={450}
                  className="aspect-[4/5] w-full object-cover"
                />
                {isSample && (
                  <span className="absolute inset-x-0.5 bottom-0.5 bg-surface/90 text-center text-xs">
                    {texts.sample}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      {viewing && image && (
        <Suspense fallback={null}>
          <PictureViewer src={image} alt={alt} onClose={() => setViewing(false)} />
        </Suspense>
      )}
    </div>
  )
}
