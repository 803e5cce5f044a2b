import { useState } from 'react'
import { FieldFrame } from '#ui/form/field.tsx'
import { moneyTexts as texts } from './money.texts.ts'

/** A report as the shop took it. */
export type Taken = { heading: string; matched: number; differences: string[] }

const mostBytes = 2 * 1024 * 1024

/** A file that is sent as soon as it is chosen. */
export function ReportInput({
  label,
  take,
  onTaken,
}: {
  label: string
  take: (csv: string) => Promise<Taken[] | { success: false; error: string }>
  onTaken: (taken: readonly Taken[]) => void
}) {
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function send(file: File | undefined) {
    if (!file) return
    if (file.size > mostBytes) return setError(texts.tooLarge)
    setBusy(true)
    setError(undefined)
    const answer = await take(await file.text())
    setBusy(false)
    if (Array.isArray(answer)) onTaken(answer)
    else setError(answer.error)
  }

  return (
    <FieldFrame label={label} error={error}>
      {(tie) => (
        <input
          {...tie}
          type="file"
          accept=".csv,text/csv"
          disabled={isBusy}
          className="min-h-11 w-full text-sm file:mr-4 file:min-h-11 file:rounded-control file:border file:border-link file:bg-transparent file:px-4 file:text-sm file:font-semibold file:text-link"
          onChange={(event) => {
            void send(event.currentTarget.files?.[0])
            // The same file may be chosen again after a correction.
            event.currentTarget.value = ''
          }}
        />
      )}
    </FieldFrame>
  )
}
