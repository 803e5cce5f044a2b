import { namedColor } from '@tohfa/contract/catalog/only-color'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { StaffReturn } from '@tohfa/contract/fulfilment/returns'
import { PrivatePicture } from '#platform/api/private-picture.tsx'
import { sentPhotosTexts } from '#platform/sent-photos/sent-photos.texts.ts'
import { formatDate } from '#platform/i18n/dates.ts'
import { ReturnSteps } from '#orders/order/returns/return-steps.tsx'
import { returnReasonLabels, returnsTexts } from '#orders/order/returns/returns.texts.ts'
import { Link } from '#ui/link.ts'
import { ReturnActions } from './return-actions.tsx'
import { queueTexts as texts, staffReturnStates } from './returns-queue.texts.ts'

/** A return: the fault, its photos, its history, and the actions. */
export function ReturnRow({ made, onMoved }: { made: StaffReturn; onMoved: () => void }) {
  return (
    <li className="border-b border-hairline py-5">
      <article
        aria-label={made.number}
        className="grid gap-x-6 gap-y-4 md:grid-cols-2 lg:grid-cols-[1fr_1fr_15rem]"
      >
        <div className="flex min-w-0 flex-col gap-3 text-sm">
          <Particulars made={made} />
          <p className="border-l-2 border-link bg-link-wash px-3 py-2 wrap-anywhere whitespace-pre-line">
            {made.comment}
          </p>
          <ul className="grid grid-cols-3 gap-2">
            {made.items.flatMap(({ title, sides, ground }) =>
              sides.map((side) => (
                <li key={side}>
                  <figure>
                    <PrivatePicture
                      src={side}
                      alt={texts.approved(title)}
                      {...(ground && { background: ground })}
                      className="h-28 w-full border border-hairline"
                    />
                    <figcaption className="pt-1 text-xs text-quiet">
                      {texts.approvedProof}
                    </figcaption>
                  </figure>
                </li>
              )),
            )}
            {made.photos.map(({ id, url }, at) => (
              <li key={id}>
                <PrivatePicture
                  src={url}
                  alt={sentPhotosTexts.photo(at + 1)}
                  className="h-28 w-full"
                />
              </li>
            ))}
          </ul>
        </div>
        <div className="min-w-0">
          <ReturnSteps history={made.history} labels={staffReturnStates} />
          {made.waybill && (
            <p className="tabular pt-2 text-sm">{returnsTexts.waybill(made.waybill)}</p>
          )}
          {made.replacement && (
            <Link
              to={`/admin/orders?order=${made.replacement.id}`}
              className="tabular pt-2 text-sm text-link underline-offset-4 hover:underline"
            >
              {returnsTexts.replacement(made.replacement.orderNumber)}
            </Link>
          )}
        </div>
        <ReturnActions made={made} onMoved={onMoved} />
      </article>
    </li>
  )
}

function Particulars({ made }: { made: StaffReturn }) {
  return (
    <div>
      <p className="tabular flex flex-wrap items-baseline gap-x-3">
        <strong className="font-semibold">{made.number}</strong>
        <span className="font-medium">{staffReturnStates[made.state]}</span>
      </p>
      <p>
        <Link
          to={`/admin/orders?order=${made.orderId}`}
          className="tabular text-link underline underline-offset-4 hover:text-action"
        >
          {texts.order(made.orderNumber)}
        </Link>
        {' · '}
        <bdi>{made.name}</bdi>
      </p>
      <p className="wrap-anywhere">
        {made.items
          .map(
            ({ title, color, quantity }) =>
              `${[title, namedColor(color)].filter(Boolean).join(', ')} × ${quantity}`,
          )
          .join('; ')}
      </p>
      <p className="tabular font-medium">
        {returnReasonLabels[made.reason]} · {texts.worth(formatRupees(made.worth))}
      </p>
      {made.due !== null && made.daysLeft !== null && (
        <p
          className={`tabular text-xs ${made.daysLeft < 0 ? 'font-medium text-danger' : 'text-quiet'}`}
        >
          {texts.due(formatDate(made.due))} · {clock(made.daysLeft)}
        </p>
      )}
    </div>
  )
}

function clock(daysLeft: number): string {
  if (daysLeft < 0) return texts.late
  return daysLeft === 0 ? texts.today : texts.days(daysLeft)
}
