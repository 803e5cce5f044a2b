import type { Design } from '@tohfa/contract/studio/designs'
import { PrivatePicture } from '#platform/api/private-picture.tsx'
import { choiceWord } from '#platform/i18n/choice-words.ts'
import { formatDate } from '#platform/i18n/dates.ts'
import { titleOf } from '#platform/i18n/product-words.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { designTexts as texts } from './designs.texts.ts'

const action = `min-h-11 inline-flex items-center text-sm ${textLinkClass}`

/** What can be done with a design by a press. */
export type DesignAction = 'rename' | 'copy' | 'other' | 'share' | 'stop' | 'delete'

/** What its owner calls a design. */
export const nameOf = (design: Design): string => design.name ?? titleOf(design)

/** A design on its product, with its actions. */
export function DesignCard({
  design,
  onAct,
}: {
  design: Design
  onAct: (action: DesignAction) => void
}) {
  const { id, productId, color, size, version, shared, offered, updatedAt } = design
  const title = titleOf(design)
  const name = nameOf(design)
  const variant = [color, size].flatMap((one) => (one ? [choiceWord(one)] : []))
  const act = (which: DesignAction, label: string, whole: string) => (
    <button type="button" className={action} aria-label={whole} onClick={() => onAct(which)}>
      {label}
    </button>
  )
  return (
    <li className="flex min-w-0 flex-col gap-2">
      <PrivatePicture
        // Another address for each version, because browsers cache pictures.
        src={`/v1/designs/${id}/preview.webp?version=${version}`}
        alt={texts.yours(title)}
        className="aspect-4/5 w-full"
      />
      <h2 dir="auto" className="pt-1 font-semibold wrap-anywhere">
        {name}
      </h2>
      <p className="text-sm text-quiet">
        {[...(design.name ? [title] : []), ...variant].join(' · ')}
        <span className="block">
          {`${texts.changed} `}
          <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>
        </span>
        {shared && <span className="block text-ink">{texts.shared}</span>}
        {!offered && <span className="block text-ink">{texts.ended}</span>}
      </p>
      {offered && (
        <ButtonLink
          look="secondary"
          to={`/product-detail/${productId}?design=${id}`}
          className="mt-auto"
          aria-label={texts.orderOf(name)}
        >
          {texts.order}
        </ButtonLink>
      )}
      <div className={`flex flex-wrap gap-x-5 ${offered ? '' : 'mt-auto'}`}>
        {offered && (
          <>
            <Link
              to={`/studio/${productId}?design=${id}`}
              className={action}
              aria-label={texts.arrangeOf(name)}
            >
              {texts.arrange}
            </Link>
            {act('copy', texts.duplicate, texts.duplicateOf(name))}
          </>
        )}
        {act('rename', texts.rename, texts.renameOf(name))}
        {act('other', texts.other, texts.otherOf(name))}
        {act('share', texts.share, texts.shareOf(name))}
        {shared && act('stop', texts.stop, texts.stopOf(name))}
        {act('delete', texts.delete, texts.deleteOf(name))}
      </div>
    </li>
  )
}
