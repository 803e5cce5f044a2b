import { type FormEvent, useState } from 'react'
import { kindIn } from '@tohfa/contract/fulfilment/print/press-kind'
import type { PrintJob } from '@tohfa/contract/fulfilment/print/print-jobs'
import { pressWords } from '@tohfa/contract/fulfilment/print/print.texts'
import { gapLimits, type SheetId, sheetIds } from '@tohfa/contract/fulfilment/print/print-moves'
import { type AnswerTo, call } from '#platform/api/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Field, FieldFrame } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { jobName } from './job-name.ts'
import { keepPressFile } from './print-queue.data.ts'
import {
  gangTexts as texts,
  printQueueTexts as queueTexts,
  sheetLabels,
} from './print-queue.texts.ts'
import { advanceable, useManyPrints } from './use-many-prints.ts'

type Laid = Extract<AnswerTo<'POST /admin/gang-sheets'>, { success: true }>['data']
const options = sheetIds.map((value) => ({ value, label: sheetLabels[value] }))

/** Puts the selected jobs on gang sheets, and downloads their PDF. */
export function GangDialog({
  open,
  jobs,
  onStarted,
  onClose,
}: {
  open: boolean
  jobs: readonly PrintJob[]
  onStarted: () => void
  onClose: () => void
}) {
  const [sheet, setSheet] = useState<SheetId>('A4')
  const [gap, setGap] = useState(String(gapLimits.usual))
  const [laid, setLaid] = useState<Laid | null>(null)
  const [refused, setRefused] = useState<{ error: string; gap?: string | undefined } | null>(null)
  const [busy, setBusy] = useState(false)

  const { busy: starts, refused: notStarted, advance } = useManyPrints(onStarted)
  const onSheets = new Set(laid?.jobs.map(({ id }) => id))
  const starting = jobs.filter((job) => onSheets.has(job.id) && advanceable(job, 'printing'))

  const close = () => {
    setLaid(null)
    setRefused(null)
    onClose()
  }

  async function lay(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const answer = await call('POST /admin/gang-sheets', {
      body: { jobs: jobs.map(({ id }) => id), sheet, gap: Number(gap) },
    })
    setBusy(false)
    setLaid(answer.success ? answer.data : null)
    setRefused(answer.success ? null : { error: answer.error, gap: answer.fields?.gap })
  }

  async function download(url: string) {
    setBusy(true)
    await keepPressFile(url)
    setBusy(false)
  }

  return (
    <Dialog open={open} onClose={close} title={texts.title}>
      <form noValidate onSubmit={(event) => void lay(event)} className="flex flex-col gap-3 p-5">
        <p className="text-sm">{texts.what(jobs.length)}</p>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <FieldFrame label={texts.sheet}>
            {(tie) => (
              <Select
                {...tie}
                options={options}
                value={sheet}
                onChange={({ currentTarget: { value } }) => {
                  setSheet(sheetIds.find((known) => known === value) ?? 'A4')
                  setLaid(null)
                }}
              />
            )}
          </FieldFrame>
          <Field
            type="number"
            inputMode="decimal"
            label={texts.gap}
            min={gapLimits.least}
            max={gapLimits.most}
            value={gap}
            error={refused?.gap}
            onChange={({ currentTarget: { value } }) => {
              setGap(value)
              setLaid(null)
            }}
          />
        </div>
        <p role="alert" className="text-sm font-medium text-danger empty:hidden">
          {refused?.gap ? null : refused?.error}
        </p>
        <div aria-live="polite" className="flex flex-col gap-2 text-sm">
          {laid && <LaidSheets laid={laid} sheet={sheetLabels[sheet]} />}
        </div>
        <ul role="alert" className="text-sm text-danger empty:hidden">
          {notStarted.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <div className="flex flex-wrap justify-end gap-3">
          {laid ? (
            <>
              {starting.length > 0 && (
                <Button
                  look="secondary"
                  busy={starts === 'printing'}
                  onClick={() => void advance(starting, 'printing')}
                >
                  {queueTexts.startAll(starting.length)}
                </Button>
              )}
              <Button busy={busy} onClick={() => void download(laid.url)}>
                {texts.download}
              </Button>
            </>
          ) : (
            <Button type="submit" busy={busy}>
              {texts.lay}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

/** The contents of each sheet, and the jobs that were too large. */
function LaidSheets({ laid, sheet }: { laid: Laid; sheet: string }) {
  return (
    <>
      <p className="font-medium">{texts.done(laid.sheets, laid.jobs.length)}</p>
      <ul className="tabular">
        {laid.kinds.map((kind) => (
          <li key={kind.sheet}>{texts.kind(kind.sheet, kindIn(pressWords, kind))}</li>
        ))}
      </ul>
      {laid.tooLarge.length > 0 && (
        <div className="border-l-2 border-warning bg-warning-wash px-3 py-2">
          <p className="font-medium">{texts.tooLarge(sheet)}</p>
          <ul className="tabular">
            {laid.tooLarge.map((job) => (
              <li key={job.id}>{texts.size(jobName(job), job.size)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
