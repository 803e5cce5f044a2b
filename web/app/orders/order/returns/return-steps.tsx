// chunk: orders
import type { ReturnState } from '@tohfa/contract/fulfilment/return-moves'
import type { OrderReturn } from '@tohfa/contract/fulfilment/returns'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { returnsTexts as texts, returnStateLabels } from './returns.texts.ts'

/** The events of a return, oldest first. */
export function ReturnSteps({
  history,
  labels = returnStateLabels,
}: Pick<OrderReturn, 'history'> & {
  /** The names of the states for its reader. */
  labels?: Record<ReturnState, string>
}) {
  return (
    <ol aria-label={texts.history}>
      {history.map(({ at, state, note, by }) => (
        <li
          key={`${at}-${state}`}
          className="relative pb-4 pl-7 text-sm before:absolute before:top-5 before:bottom-[-0.25rem] before:left-[5px] before:w-0.5 before:bg-hairline last:pb-0 last:before:hidden"
        >
          <span aria-hidden className="absolute top-1.5 left-0 size-3 rounded-full bg-success" />
          <p className="font-semibold">{labels[state]}</p>
          <p className="tabular flex flex-wrap gap-x-3 text-xs text-quiet">
            <time dateTime={at}>{formatDateTime(at)}</time>
            {by && <span className="wrap-anywhere">{by}</span>}
          </p>
          {note && <p className="wrap-anywhere">{note}</p>}
        </li>
      ))}
    </ol>
  )
}
