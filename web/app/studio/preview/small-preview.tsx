import { smallPictureClass } from '#ui/small-picture-class.ts'
import { PreviewPicture, type PreviewContent } from './preview.tsx'
import { studioTexts as texts } from '#studio/studio.texts.ts'

/** The picture of a design as a thumbnail, next to those of the sample. */
export function SmallPreview({
  isShown,
  onShow,
  ...shown
}: PreviewContent & { isShown: boolean; onShow: () => void }) {
  return (
    <button
      type="button"
      aria-label={texts.preview}
      aria-pressed={isShown}
      onClick={onShow}
      className={smallPictureClass}
    >
      <span className="relative block aspect-[4/5] overflow-hidden bg-sunken">
        <PreviewPicture {...shown} />
      </span>
    </button>
  )
}
