import { useState } from 'react'
import type { FormerHistoryReport } from '@tohfa/contract/backoffice/former-history/former-history'
import { mostBytesOfMoved, type ShopMake } from '@tohfa/contract/catalog/moving/moving-choices'
import { FileChoice } from '#admin/catalog/import-export/file-choice.tsx'
import { FileProblems } from '#admin/catalog/import-export/file-problems.tsx'
import { Section } from '#admin/catalog/import-export/section.tsx'
import { call } from '#platform/api/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { toast } from '#ui/toast/toast.ts'
import { Figures } from './figures.tsx'
import { movingInTexts as texts } from './moving-in.texts.ts'

type Checked = { csv: string; report: FormerHistoryReport }

const words = {
  customers: [texts.customers, texts.customersSentence, texts.customersFile],
  orders: [texts.orders, texts.ordersSentence, texts.ordersFile],
} as const

/** Customers or past orders of a former shop: checked on selection, imported on confirmation. */
export function MovedHistory({ source, kind }: { source: ShopMake; kind: 'customers' | 'orders' }) {
  const [checked, setChecked] = useState<Checked | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [leaveOut, setLeaveOut] = useState(false)
  const [heading, sentence, file] = words[kind]

  async function ask(csv: string, rest: { dryRun: boolean; plan?: string }) {
    setBusy(true)
    setFailure(null)
    const body = { source, kind, csv, leaveOut, ...rest }
    const answer = await call('POST /admin-import/former-history', { body })
    setBusy(false)
    if (!answer.success) setFailure(answer.fields?.['csv'] ?? answer.error)
    return answer.success ? answer.data : null
  }

  async function check(chosen: File) {
    setChecked(null)
    if (chosen.size > mostBytesOfMoved - 100_000) return setFailure(texts.tooLarge)
    const csv = await chosen.text()
    const report = await ask(csv, { dryRun: true })
    if (report) setChecked({ csv, report })
  }

  async function start({ csv, report: { plan } }: Checked) {
    const report = await ask(csv, { dryRun: false, plan })
    setChecked(null)
    if (report) toast('success', texts.historyDone(report.people, report.orders))
  }

  const report = checked?.report
  const isWorthIt = report && report.people + report.orders > 0
  return (
    <Section heading={heading} sentence={sentence}>
      <FileChoice
        label={file}
        words={busy ? texts.checking : texts.choose}
        accept=".csv,text/csv"
        busy={busy}
        onFiles={([chosen]) => chosen && void check(chosen)}
      />
      <p role="alert" className="pt-3 font-medium text-danger empty:hidden">
        {failure}
      </p>
      <div aria-live="polite">
        {report && (
          <>
            <Figures
              figures={[
                [texts.rows, report.rows],
                [texts.people, report.people],
                [texts.pastOrders, report.orders],
                [texts.known, report.known],
              ]}
            />
            {!isWorthIt && <p className="pt-2 text-sm">{texts.nothingToDo}</p>}
            {report.problems.length > 0 && (
              <>
                <FileProblems problems={report.problems} />
                <Switch label={texts.leaveOutRows} checked={leaveOut} onChange={setLeaveOut} />
              </>
            )}
          </>
        )}
      </div>
      {checked && (leaveOut || report?.problems.length === 0) && (
        <Button
          className="mt-4"
          busy={busy}
          disabled={!isWorthIt}
          onClick={() => void start(checked)}
        >
          {texts.start}
        </Button>
      )}
    </Section>
  )
}
