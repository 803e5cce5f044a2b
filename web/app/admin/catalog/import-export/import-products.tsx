import { useState } from 'react'
import type { ImportReport } from '@tohfa/contract/catalog/product-import'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { FileChoice } from './file-choice.tsx'
import { importProducts } from './import-export.calls.ts'
import { importExportTexts as texts } from './import-export.texts.ts'
import { ImportResult } from './import-result.tsx'
import { Section } from './section.tsx'

const mostBytes = 6 * 1024 * 1024

type Checked = { name: string; csv: string; report: ImportReport }

/** Imports a file of products: checked on selection, imported on confirmation. */
export function ImportProducts() {
  const [checked, setChecked] = useState<Checked | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState<'checking' | 'importing' | null>(null)

  async function check(file: File | undefined) {
    if (!file) return
    setChecked(null)
    setFailure(null)
    if (file.size > mostBytes) return setFailure(texts.tooLarge)
    setBusy('checking')
    const csv = await file.text()
    const answer = await importProducts(csv, true)
    setBusy(null)
    if (answer.success) setChecked({ name: file.name, csv, report: answer.data })
    else setFailure(answer.error)
  }

  async function start({ csv, report }: Checked) {
    setBusy('importing')
    setFailure(null)
    const answer = await importProducts(csv, false, report.plan)
    setBusy(null)
    if (!answer.success) {
      // The displayed changes no longer match the file's effect.
      if (answer.code === 'product_changed') setChecked(null)
      return setFailure(answer.error)
    }
    setChecked(null)
    toast('success', texts.done(answer.data.created, answer.data.changed))
  }

  const isReady = checked?.report.problems.length === 0
  const isWorthIt = checked && checked.report.created + checked.report.changed > 0
  return (
    <Section heading={texts.import} sentence={texts.importSentence}>
      <details className="pb-4 text-sm">
        <summary className="inline-flex min-h-11 items-center text-link underline-offset-4 hover:underline">
          {texts.columns}
        </summary>
        <ul className="flex max-w-prose list-disc flex-col gap-1 pl-5">
          {texts.columnNotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </details>
      <FileChoice
        label={texts.file}
        words={busy === 'checking' ? texts.checking : checked ? texts.chooseOther : texts.choose}
        accept=".csv,text/csv"
        busy={busy !== null}
        onFiles={([file]) => void check(file)}
      />
      <p role="alert" className="pt-3 font-medium text-danger empty:hidden">
        {failure}
      </p>
      <div aria-live="polite">
        {checked && <ImportResult name={checked.name} report={checked.report} />}
      </div>
      {checked && isReady && (
        <Button
          className="mt-4"
          busy={busy === 'importing'}
          disabled={!isWorthIt}
          onClick={() => void start(checked)}
        >
          {texts.start}
        </Button>
      )}
    </Section>
  )
}
