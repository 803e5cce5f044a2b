import type { AnswerTo } from '#platform/api/api-client.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { GstDownloads } from './gst-downloads.tsx'
import { GstFigures } from './gst-figures.tsx'
import { type ReturnPeriod, periodQuery } from './gst-months.ts'
import { monthOptions } from './month-options.ts'
import { gstReturnTexts as texts } from './gst-return.texts.ts'

/** GSTR-1 of a month: its figures and its files. */
export function GstReturn({
  returnPeriod,
  answer,
  isLoading,
  onAsk,
  reload,
}: {
  returnPeriod: ReturnPeriod
  answer: AnswerTo<'GET /admin/gst/overview'>
  isLoading: boolean
  onAsk: (query: Record<string, string>) => void
  reload: () => void
}) {
  return (
    <section aria-labelledby="gst-return">
      <h2 id="gst-return" className="text-lg font-semibold">
        {texts.heading}
      </h2>
      <p className="pb-3 text-sm text-quiet">{texts.sentence}</p>
      <SelectField
        label={texts.month}
        className="max-w-xs"
        value={returnPeriod.period}
        options={monthOptions(returnPeriod.period, texts.soFar)}
        onChange={({ currentTarget: { value: period } }) => onAsk(periodQuery({ period }))}
      />
      <div aria-busy={isLoading} aria-live="polite" className={isLoading ? 'opacity-60' : ''}>
        {answer.success ? (
          <>
            <GstFigures overview={answer.data} />
            {answer.data.others.map((gstin) => (
              <p key={gstin} className="flex flex-wrap items-center gap-x-3 pt-3 text-sm">
                {texts.other(gstin)}
                <Button look="quiet" onClick={() => onAsk(periodQuery({ ...returnPeriod, gstin }))}>
                  {texts.showOther(gstin)}
                </Button>
              </p>
            ))}
          </>
        ) : (
          <div className="border-l-4 border-control bg-surface px-4 py-3 text-sm">
            <p>{answer.error}</p>
            {answer.code !== 'no_gst_return' && (
              <Button look="quiet" onClick={reload}>
                {texts.tryAgain}
              </Button>
            )}
          </div>
        )}
      </div>
      {answer.success && <GstDownloads returnPeriod={returnPeriod} />}
    </section>
  )
}
