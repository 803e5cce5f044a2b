import { Button } from '#ui/button.tsx'
import { bulkTexts as texts } from './bulk.texts.ts'
import type { BulkOutcome } from './use-bulk.ts'

/** The progress of a move, and then the result for each order; refused ones can be tried again. */
export function BulkReport({
  report,
  isBusy,
  onRetry,
  onClose,
}: {
  report: BulkOutcome
  isBusy: boolean
  onRetry: () => void
  onClose: () => void
}) {
  const { move, all, done, refused } = report
  const tried = done.length + refused.length
  return (
    <div className="mb-3 border-l-2 border-hairline pl-4 text-sm">
      <p aria-live="polite" className="font-semibold">
        {isBusy
          ? texts.moves[move].progress(tried, all)
          : texts.moves[move].done(done.length, refused.length)}
      </p>
      {isBusy && <progress className="mt-2 w-full max-w-80 accent-link" value={tried} max={all} />}
      {!isBusy && (
        <>
          <ul role="alert" className="max-h-48 overflow-y-auto empty:hidden">
            {refused.map(({ order, sentence }) => (
              <li
                key={order.id}
                className="mt-2 border-l-2 border-danger bg-action-wash px-3 py-1.5"
              >
                {texts.refused(order.orderNumber, sentence)}
              </li>
            ))}
          </ul>
          {done.length > 0 && (
            <details className="mt-1">
              <summary className="min-h-8 cursor-pointer py-1 text-link">
                {texts.whichDone(done.length)}
              </summary>
              <p className="tabular max-h-32 overflow-y-auto pb-1 text-quiet">
                {done.map(({ orderNumber }) => orderNumber).join(', ')}
              </p>
            </details>
          )}
          <div className="flex flex-wrap sm:-ml-5">
            {refused.length > 0 && (
              <Button look="quiet" onClick={onRetry}>
                {texts.retry(refused.length)}
              </Button>
            )}
            <Button look="quiet" onClick={onClose}>
              {texts.hideReport}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
