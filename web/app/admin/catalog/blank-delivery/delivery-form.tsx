import { useState } from 'react'
import { longestReference } from '@tohfa/contract/catalog/blank-limits'
import type { DeliveryReport } from '@tohfa/contract/catalog/blank-deliveries'
import { choiceName } from '#admin/catalog/blank-count/count-row.tsx'
import { FileChoice } from '#admin/catalog/import-export/file-choice.tsx'
import { FileProblems } from '#admin/catalog/import-export/file-problems.tsx'
import { useSavedForm } from '#admin/frame/use-saved-form.ts'
import { call } from '#platform/api/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Field, TextArea } from '#ui/form/field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { blankDeliveryTexts as texts } from './blank-delivery.texts.ts'

/** Somewhat less than the server reads. */
const mostBytes = 900_000
/** The names of the columns and of blanks are the same in every language. */
const example = 'blank,colour,size,pieces\nWhite mug 330 ml,White,,120'

/** A pasted table or a file, checked first, then booked as it was checked. */
export function DeliveryForm({
  onCancel,
  onBooked,
}: {
  onCancel: () => void
  onBooked: () => void
}) {
  const [id] = useState(() => crypto.randomUUID())
  const [reference, setReference] = useState('')
  const [csv, setCsv] = useState('')
  const [report, setReport] = useState<DeliveryReport | null>(null)
  const isChecked = report !== null && report.problems.length === 0
  const { errors, busy, props } = useSavedForm(
    'blank-delivery',
    () =>
      call('POST /admin/blank-deliveries', { body: { id, reference, csv, dryRun: !isChecked } }),
    (answered) => {
      if (answered.dryRun) {
        setReport(answered)
        return null
      }
      onBooked()
      return texts.booked(answered.pieces)
    },
  )
  const typeTable = (typed: string) => {
    setCsv(typed)
    setReport(null)
  }

  return (
    <form {...props} className="flex flex-col gap-2 p-5">
      <p className="pb-2 text-sm text-quiet">{texts.sentence}</p>
      <Field
        name="reference"
        label={texts.reference}
        hint={texts.referenceHint}
        error={errors['reference']}
        value={reference}
        maxLength={longestReference}
        onChange={({ currentTarget: { value } }) => setReference(value)}
      />
      <TextArea
        name="csv"
        label={texts.table}
        hint={texts.tableHint}
        error={errors['csv']}
        placeholder={example}
        value={csv}
        rows={6}
        spellCheck={false}
        className="tabular"
        onChange={({ currentTarget: { value } }) => typeTable(value)}
      />
      <div>
        <FileChoice
          label={texts.file}
          words={texts.choose}
          accept=".csv,text/csv"
          busy={busy}
          onFiles={([file]) => {
            if (!file) return
            if (file.size > mostBytes) toast('error', texts.tooLarge, 'blank-delivery')
            else void file.text().then(typeTable)
          }}
        />
      </div>
      <div aria-live="polite">
        {report && report.problems.length > 0 && <FileProblems problems={report.problems} />}
        {isChecked && (
          <>
            <h3 className="pt-2 font-semibold">{texts.rows}</h3>
            <ul className="max-h-64 overflow-y-auto text-sm">
              {report.rows.map((row) => (
                <li
                  key={row.line}
                  className="flex flex-wrap justify-between gap-x-4 border-b border-hairline py-2"
                >
                  <span data-from-people className="font-medium wrap-anywhere">
                    {choiceName(row)}
                  </span>
                  <span className="tabular">
                    {texts.pieces(row.pieces)}
                    <span className="pl-3 text-quiet">{texts.after(row.stock)}</span>
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-3 pt-2">
        <Button look="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {isChecked ? texts.confirm(report.pieces) : texts.check}
        </Button>
      </div>
    </form>
  )
}
