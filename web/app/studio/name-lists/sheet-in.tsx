import { FileUp } from 'lucide'
import { useId, useState, type SubmitEvent } from 'react'
import { listLimits } from '@tohfa/contract/studio/name-lists/list-limits'
import type { Failed } from '#platform/api/api-client.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/form/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { disabledButFocusable } from '#ui/overlay/disabled-but-focusable.ts'
import { nameListTexts as texts } from './name-list.texts.ts'

/** Rows from a sheet or a chat: pasted, or as a file. */
export function SheetIn({
  rows,
  failure,
  onSheet,
}: {
  /** The number of rows that it replaces. */
  rows: number
  failure: Failed | null
  onSheet: (sheet: { text: string } | { file: File }) => Promise<unknown>
}) {
  const id = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState<'text' | 'file' | null>(null)
  const sentence = problem ?? failure?.fields?.['text'] ?? failure?.error

  async function take(sheet: { text: string } | { file: File }) {
    setProblem(null)
    setBusy('text' in sheet ? 'text' : 'file')
    await onSheet(sheet)
    setBusy(null)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (busy) return
    if (text.trim() === '') setProblem(texts.nothingPasted)
    else void take({ text })
  }

  function choose(file: File | undefined) {
    if (!file || busy) return
    if (file.size > listLimits.fileBytes) setProblem(texts.fileTooLarge)
    else void take({ file })
  }

  return (
    <form onSubmit={submit} noValidate className="pt-4">
      <p className="max-w-prose pb-3 text-sm text-quiet">{texts.namesWhy}</p>
      <TextArea
        label={texts.paste}
        name="sheet"
        rows={8}
        value={text}
        placeholder={texts.pasteExample}
        autoComplete="off"
        spellCheck={false}
        error={sentence}
        {...(rows > 0 && { hint: texts.replaces(rows) })}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setProblem(null)
        }}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" busy={busy === 'text'}>
          {rows > 0 ? texts.readAgain : texts.read}
        </Button>
        <label
          htmlFor={id}
          className="relative inline-flex min-h-11 items-center gap-2 text-sm text-link underline-offset-4 hover:underline has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link"
        >
          <Icon shape={FileUp} className="size-5 shrink-0" />
          <span aria-live="polite">{busy === 'file' ? texts.reading : texts.file}</span>
          <input
            id={id}
            type="file"
            accept=".csv,.xlsx,text/csv"
            {...disabledButFocusable(busy !== null)}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              // The same file may be selected again after a correction.
              currentTarget.value = ''
              choose(file)
            }}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </label>
      </div>
    </form>
  )
}
