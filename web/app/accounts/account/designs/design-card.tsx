import type { Design } from '@tohfa/contract/studio/designs'
import { PrivatePicture } from '#platform/api/private-picture.tsx'
import { choiceWord } from '#platform/i18n/choice-words.ts'
import { formatDate } from '#platform/i18n/dates.ts'
import { titleOf } from '#platform/i18n/product-words.ts'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { designTexts as texts } from './designs.texts.ts'

const action = `min-h-11 inline-flex items-center text-sm ${textLinkClass}`

/** A design on its product, with its actions. */
export function DesignCard({
  design,
  onShare,
  onStop,
  onDelete,
}: {
  design: Design
  onShare: () => void
  onStop: () => void
  onDelete: () => void
}) {
  const { id, productId, color, size, version, shared, updatedAt } = design
  const title = titleOf(design)
  return (
    <li className="flex flex-col gap-2">
      <PrivatePicture
        // Another address for each version, because browsers cache pictures.
        src={`/v1/designs/${id}/preview.webp?version=${version}`}
        alt={texts.yours(title)}
        className="aspect-4/5 w-full"
      />
      <h2 className="pt-1 font-semibold">{title}</h2>
      <p className="text-sm text-quiet">
        {[color, size].flatMap((one) => (one ? [choiceWord(one)] : [])).join(' · ')}
        <span className="block">
          {`${texts.changed} `}
          <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>
        </span>
        {shared && <span className="block text-ink">{texts.shared}</span>}
      </p>
      <div className="mt-auto flex flex-wrap gap-x-5">
        <Link
          to={`/product-detail/${productId}?design=${id}`}
          className={action}
          aria-label={texts.editOf(title)}
        >
          {texts.edit}
        </Link>
        <Action name={texts.shareOf(title)} onClick={onShare}>
          {texts.share}
        </Action>
        {shared && (
          <Action name={texts.stopOf(title)} onClick={onStop}>
            {texts.stop}
          </Action>
        )}
        <Action name={texts.deleteOf(title)} onClick={onDelete}>
          {texts.delete}
        </Action>
      </div>
    </li>
  )
}

function Action({
  name,
  onClick,
  children,
}: {
  /** With its subject, for people who do not see where it is. */
  name: string
  onClick: () => void
  children: string
}) {
  return (
    <button type="button" className={action} aria-label={name} onClick={onClick}>
      {children}
    </button>
  )
}
