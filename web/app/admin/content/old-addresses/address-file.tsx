import { useState } from 'react'
import type { OldAddressReport } from '@tohfa/contract/backoffice/old-addresses/old-addresses'
import { DownloadButton } from '#admin/catalog/import-export/download-button.tsx'
import { FileChoice } from '#admin/catalog/import-export/file-choice.tsx'
import { FileProblems } from '#admin/catalog/import-export/file-problems.tsx'
import { download } from '#admin/catalog/import-export/import-export.calls.ts'
import { Section } from '#admin/catalog/import-export/section.tsx'
import { call } from '#platform/api/api-client.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { oldAddressFileTexts as texts } from './old-addresses.texts.ts'

const mostBytes = 4 * 1024 * 1024 - 100_000

type Checked = { csv: string; report: OldAddressReport }

/** Old addresses to a file and back: checked on selection, imported on confirmation. */
export function AddressFile({ onImported }: { onImported: () => void }) {
  const [checked, setChecked] = useState<Checked | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function check(file: File) {
    setChecked(null)
    setFailure(null)
    if (file.size > mostBytes) return setFailure(texts.tooLarge)
    setBusy(true)
    const csv = await file.text()
    const answer = await call('POST /admin-import/old-addresses', { body: { csv, dryRun: true } })
    setBusy(false)
    if (answer.success) setChecked({ csv, report: answer.data })
    else setFailure(answer.fields?.['csv'] ?? answer.error)
  }

  async function start({ csv, report: { plan } }: Checked) {
    setBusy(true)
    const body = { csv, dryRun: false, plan }
    const answer = await call('POST /admin-import/old-addresses', { body })
    setBusy(false)
    setChecked(null)
    if (!answer.success) return setFailure(answer.error)
    toast('success', texts.done(answer.data.added, answer.data.changed))
    onImported()
  }

  const report = checked?.report
  const figures = report && [
    [texts.added, report.added],
    [texts.changed, report.changed],
    [texts.unchanged, report.unchanged],
  ]
  return (
    <div className="mt-10 max-w-2xl">
      <Section heading={texts.heading} sentence={texts.sentence}>
        <DownloadButton
          what={texts.heading}
          onDownload={() => download('GET /admin-export/old-addresses', {})}
        />
        <div className="pt-4">
          <FileChoice
            label={texts.file}
            words={busy ? texts.checking : texts.choose}
            accept=".csv,text/csv"
            busy={busy}
            onFiles={([file]) => file && void check(file)}
          />
        </div>
        <p role="alert" className="pt-3 font-medium text-danger empty:hidden">
          {failure}
        </p>
        <div aria-live="polite">
          {report && report.problems.length > 0 && <FileProblems problems={report.problems} />}
          {report?.problems.length === 0 && (
            <dl className="tabular grid max-w-xs grid-cols-[1fr_auto] gap-x-6 gap-y-1 pt-3 text-sm">
              {figures?.map(([label, figure]) => (
                <div key={label} className="contents">
                  <dt>{label}</dt>
                  <dd className="text-right font-semibold">{figure}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        {checked && report?.problems.length === 0 && (
          <>
            {report.added + report.changed === 0 && (
              <p className="pt-2 text-sm">{texts.nothingToDo}</p>
            )}
            <Button
              className="mt-4"
              busy={busy}
              disabled={report.added + report.changed === 0}
              onClick={() => void start(checked)}
            >
              {texts.start}
            </Button>
          </>
        )}
      </Section>
    </div>
  )
}
