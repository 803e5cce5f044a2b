import { useState } from 'react'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { CashRemittance, Settlement } from '@tohfa/contract/payments/settlements'
import { DownloadButton } from '#admin/money/download-button.tsx'
import { addressOf, call } from '#platform/api/api-client.ts'
import { ReportInput, type Taken } from './report-input.tsx'
import { moneyTexts as texts } from './money.texts.ts'
import { differencesOf, differenceText } from './settlement-differences.ts'

/** What only owners do: take reports of what was paid out, and the vouchers of the month. */
export function OwnersPart({ period, onTaken }: { period: string; onTaken: () => void }) {
  const [taken, setTaken] = useState<readonly Taken[]>([])
  function show(next: readonly Taken[]) {
    setTaken(next)
    onTaken()
  }
  return (
    <section className="flex flex-col gap-4 pt-6">
      <div>
        <DownloadButton address={addressOf('GET /admin/books.xml', { query: { period } })}>
          {texts.books}
        </DownloadButton>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <ReportInput
          label={texts.takeSettlement}
          take={async (csv) => {
            const answer = await call('POST /admin/settlements', { body: { csv } })
            return answer.success ? answer.settlements.map(ofSettlement) : answer
          }}
          onTaken={show}
        />
        <ReportInput
          label={texts.takeRemittance}
          take={async (csv) => {
            const answer = await call('POST /admin/cash-remittances', { body: { csv } })
            return answer.success ? answer.remittances.map(ofRemittance) : answer
          }}
          onTaken={show}
        />
      </div>
      <div aria-live="polite" className="flex flex-col gap-3 text-sm empty:hidden">
        {taken.map(({ heading, matched, differences }) => (
          <div key={heading} className="border-l-2 border-hairline pl-4">
            <p className="font-semibold">{heading}</p>
            <p>{differences.length === 0 ? texts.allRight : texts.matched(matched)}</p>
            <ul>
              {differences.map((difference) => (
                <li key={difference}>{difference}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

function ofSettlement(settlement: Settlement): Taken {
  const { id, amount, fees, tax, matched } = settlement
  return {
    heading: texts.settlement(id, formatRupees(amount), formatRupees(fees), formatRupees(tax)),
    matched,
    differences: differencesOf(settlement),
  }
}

function ofRemittance({ reference, amount, matched, differences }: CashRemittance): Taken {
  return {
    heading: texts.remittance(reference, formatRupees(amount)),
    matched,
    differences: differences.map((one) =>
      differenceText({ ...one, what: one.orderNumber ?? (one.waybill || reference) }),
    ),
  }
}
