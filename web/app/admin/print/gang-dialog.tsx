import { type FormEvent, useState } from 'react'
import { gapLimits, type SheetId, sheetIds } from '@tohfa/contract/print/print-moves'
import { type AnswerTo, call } from '../../api/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { Field, FieldFrame } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { keepPressFile } from './print-queue.data.ts'
import { gangTexts as texts, sheetLabels } from './print-queue.texts.ts'

type Laid = Extract<AnswerTo<'POST /admin/gang-sheets'>, { success: true }>['data']
const options = sheetIds.map((value) => ({ value, label: sheetLabels[value] }))

/** Lays what was selected on common sheets, and hands out their PDF. */
export function GangDialog({
  open,
  ids,
  onClose,
}: {
  open: boolean
  ids: readonly string[]
  onClose: () => void
}) {
  const [sheet, setSheet] = useState<SheetId>('A4')
  const [gap, setGap] = useState(String(gapLimits.usual))
  const [laid, setLaid] = useState<Laid | null>(null)
  const [refused, setRefused] = useState<{ error: string; gap?: string | undefined } | null>(null)
  const [busy, setBusy] = useState(false)

  const close = () => {
    setLaid(null)
    setRefused(null)
    onClose()
  }

  async function lay(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const answer = await call('POST /admin/gang-sheets', {
      body: { jobs: [...ids], sheet, gap: Number(gap) },
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
        <p className="text-sm">{texts.what(ids.length)}</p>
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
        <p aria-live="polite" className="text-sm font-medium empty:hidden">
          {laid && texts.done(laid.sheets, laid.jobs.length)}
        </p>
        <div className="flex justify-end">
          {laid ? (
            <Button busy={busy} onClick={() => void download(laid.url)}>
              {texts.download}
            </Button>
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
