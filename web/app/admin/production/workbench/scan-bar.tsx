import { CircleAlert, CircleCheck, ScanLine } from 'lucide'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ScanStep } from '@tohfa/contract/fulfilment/packing/scan-steps'
import { Button } from '#ui/button.tsx'
import { inputClass } from '#ui/form/input-class.ts'
import { Icon } from '#ui/icon.tsx'
import { workbenchTexts as texts } from './workbench.texts.ts'
import type { ScanResult } from './use-scans.ts'

const tones = {
  good: { shape: CircleCheck, look: 'border-success text-success' },
  known: { shape: CircleCheck, look: 'border-link text-ink' },
  bad: { shape: CircleAlert, look: 'border-danger text-danger' },
} as const

/** The input of the scanner, and the result of the last code. */
export function ScanBar({
  step,
  result,
  onScan,
}: {
  step: ScanStep
  result: ScanResult | null
  onScan: (code: string) => Promise<void>
}) {
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  useTypedAnywhere(field)
  useEffect(() => field.current?.focus(), [])

  function send(event: FormEvent) {
    event.preventDefault()
    if (!code.trim()) return
    // The next code may be scanned during the request.
    setCode('')
    void onScan(code)
  }

  return (
    <form onSubmit={send} className="grid gap-x-4 gap-y-2 md:grid-cols-2">
      <div>
        <label htmlFor="bench-code" className="text-sm font-medium">
          {texts.code[step]}
        </label>
        <div className="flex gap-2">
          <div className="relative grow">
            <Icon
              shape={ScanLine}
              className="pointer-events-none absolute inset-y-0 left-3 my-auto size-6 text-quiet"
            />
            <input
              ref={field}
              id="bench-code"
              value={code}
              onChange={({ currentTarget: { value } }) => setCode(value)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
              aria-describedby="bench-hint"
              className={`${inputClass} tabular min-h-14 pl-12 text-lg!`}
            />
          </div>
          <Button type="submit" size="lg" className="min-h-14">
            {texts.enter}
          </Button>
        </div>
        <p id="bench-hint" className="pt-1 text-xs text-quiet">
          {texts.hint}
        </p>
      </div>
      <div aria-live="polite" className="md:pt-6">
        {result && (
          <p
            // A repeated message is announced again.
            key={result.times}
            className={`flex min-h-14 items-center gap-3 border-l-4 bg-sunken px-4 py-2 text-lg font-semibold wrap-anywhere ${tones[result.tone].look}`}
          >
            <Icon shape={tones[result.tone].shape} className="size-7 shrink-0" />
            {result.sentence}
          </p>
        )}
      </div>
    </form>
  )
}

/** A scanner types wherever the focus is: input outside of a field belongs to this one. */
function useTypedAnywhere(field: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return
      if (!(target instanceof Element) || target.closest('input, textarea, select, dialog')) return
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [field])
}
