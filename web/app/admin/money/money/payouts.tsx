import { useState } from 'react'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { Settlement } from '@tohfa/contract/payments/settlements'
import { NotRead } from '#admin/frame/not-read.tsx'
import { call } from '#platform/api/api-client.ts'
import { formatDate } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { moneyTexts as texts } from './money.texts.ts'
import { differencesOf } from './settlement-differences.ts'

type Listed = { success: true; data: Settlement[]; totalCount: number }

/** The payouts of the month with what does not match, and a button that asks for new ones. */
export function Payouts({
  answer,
  reload,
}: {
  answer: Listed | { success: false; error: string }
  reload: () => void
}) {
  const [busy, setBusy] = useState(false)
  async function fetchNow() {
    setBusy(true)
    const found = await call('POST /admin/settlements/fetch')
    setBusy(false)
    if (!found.success) return toast('error', found.error, 'payouts')
    toast('success', texts.fetched(found.data.length, found.days), 'payouts')
    reload()
  }
  return (
    <section aria-labelledby="payouts" className="pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="payouts" className="text-lg font-semibold">
          {texts.payouts}
        </h2>
        <Button look="secondary" busy={busy} onClick={() => void fetchNow()}>
          {texts.fetchNow}
        </Button>
      </div>
      <p className="pb-2 text-sm text-quiet">{texts.payoutsSentence}</p>
      {!answer.success ? (
        <NotRead heading={texts.payoutsNotRead} sentence={answer.error} reload={reload} />
      ) : answer.data.length === 0 ? (
        <p className="border-t border-hairline pt-3 text-sm">{texts.noPayouts}</p>
      ) : (
        <ul className="border-t border-hairline">
          {answer.data.map((one) => (
            <Payout key={one.id} payout={one} reload={reload} />
          ))}
        </ul>
      )}
      {answer.success && answer.totalCount > answer.data.length && (
        <p className="text-xs text-quiet">{texts.more(answer.totalCount - answer.data.length)}</p>
      )}
    </section>
  )
}

function Payout({ payout, reload }: { payout: Settlement; reload: () => void }) {
  const { id, date, utr, amount, fees, tax, matched, open } = payout
  const [busy, setBusy] = useState(false)
  const isCorrected = open.some(({ reason }) => reason === 'changed' || reason === 'added')
  async function takeOver() {
    setBusy(true)
    const answer = await call('POST /admin/settlements/:id/corrections', { params: { id } })
    setBusy(false)
    if (!answer.success) return toast('error', answer.error, 'payouts')
    toast('success', texts.takenOver(id), 'payouts')
    reload()
  }
  return (
    <li className="border-b border-hairline py-3 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="font-semibold">{formatDate(date)}</h3>
        <span className="tabular font-semibold">{formatRupees(amount)}</span>
      </div>
      <p className="tabular text-xs wrap-anywhere text-quiet">
        {texts.payout(id, utr, formatRupees(fees), formatRupees(tax))}
      </p>
      <p>{open.length === 0 ? texts.allRight : texts.matched(matched)}</p>
      {open.length > 0 && (
        <ul className="list-disc pl-5">
          {differencesOf(payout).map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      )}
      {isCorrected && (
        <Button
          look="secondary"
          className="mt-2"
          busy={busy}
          aria-label={texts.takeOverOf(id)}
          onClick={() => void takeOver()}
        >
          {texts.takeOver}
        </Button>
      )}
    </li>
  )
}
