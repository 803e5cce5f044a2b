import { isolated } from '@tohfa/print-engine/text/isolated'
import { useState } from 'react'
import { dateOfDay, indianDay } from '@tohfa/contract/shared/indian-days'
import { reminderNames } from '@tohfa/contract/orders/reminder.texts'
import type { Reminder } from '@tohfa/contract/orders/reminders'
import { formatDate } from '#platform/i18n/dates.ts'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { datesTexts as texts } from './dates.texts.ts'

/** A date, what becomes of it, and what can be done with it. */
export function DateRow({
  reminder,
  mails,
  onChange,
  onDelete,
  onAgain,
}: {
  reminder: Reminder
  mails: boolean
  onChange: () => void
  onDelete: () => void
  onAgain: () => void
}) {
  const { name, occasion, on, mailedAt, gifts } = reminder
  const what = reminderNames[occasion](isolated(name))
  const [today] = useState(() => dateOfDay(indianDay(new Date())))
  const isPassed = on <= today
  const state = isPassed ? texts.passed : mailedAt ? texts.wrote : mails ? texts.waits : null
  const action = `min-h-11 text-sm ${textLinkClass}`
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-hairline py-4">
      <div className="min-w-0">
        <h2 className="text-base font-semibold wrap-anywhere">{what}</h2>
        <p className="tabular text-sm text-quiet">
          {state ? state(formatDate(on)) : formatDate(on)}
        </p>
        {gifts.map(({ productId, title, sold }) => (
          <p key={productId} className="text-sm text-quiet">
            {`${texts.before} `}
            {sold ? (
              <Link to={`/product-detail/${productId}`} className={textLinkClass}>
                {title}
              </Link>
            ) : (
              title
            )}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-5">
        {(mailedAt ?? isPassed) && (
          <button
            type="button"
            className={action}
            aria-label={texts.againOf(what)}
            onClick={onAgain}
          >
            {texts.again}
          </button>
        )}
        <button
          type="button"
          className={action}
          aria-label={texts.changeOf(what)}
          onClick={onChange}
        >
          {texts.change}
        </button>
        <button
          type="button"
          className={action}
          aria-label={texts.deleteOf(what)}
          onClick={onDelete}
        >
          {texts.delete}
        </button>
      </div>
    </li>
  )
}
