import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import type { StaffRole } from '@tohfa/contract/accounts/staff-roles'
import { focusMain } from '#ui/focus-main.ts'
import { inputClass } from '#ui/form/input-class.ts'
import { useNavigate } from '#ui/link.ts'
import { Button } from '#ui/button.tsx'
import { PaletteList } from './palette-list.tsx'
import { type Option, optionsOf } from './palette-options.ts'
import { paletteTexts as texts } from './palette.texts.ts'
import { type FoundState, useFound } from './use-found.ts'

/**
 * A text field with its list of results (the combobox pattern of WAI-ARIA). The focus stays in the
 * field, while arrow keys move the marked option and Enter opens it.
 */
export function PaletteField({ role, onDone }: { role: StaffRole; onDone: () => void }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState(0)
  const id = useId()
  const { state, found, again } = useFound(typed)
  const groups = optionsOf(role, typed, found)
  const options = groups.flatMap((group) => group.options)
  // The first result is marked, so that Enter opens it; fewer results move the mark up.
  const active = Math.min(place, options.length - 1)
  const optionId = (index: number) => `${id}-${index}`

  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  function go({ to }: Option) {
    onDone()
    focusMain()
    void navigate(to)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || options.length === 0) return
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      const by = key === 'ArrowDown' ? 1 : options.length - 1
      setPlace((active + by) % options.length)
    } else if (key === 'Enter') {
      event.preventDefault()
      // What is marked may still belong to the text before.
      const marked = options[active]
      if (marked && state !== 'searching') go(marked)
    }
  }

  return (
    <div className="p-4">
      <label htmlFor={id} className="text-sm font-semibold">
        {texts.label}
      </label>
      <input
        ref={wantFocus}
        id={id}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={options.length > 0 ? optionId(active) : undefined}
        aria-describedby={`${id}-how`}
        value={typed}
        placeholder={texts.hint}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={100}
        onChange={(event) => {
          setTyped(event.target.value)
          setPlace(0)
        }}
        onKeyDown={onKeyDown}
        className={`mt-1 ${inputClass}`}
      />
      <p id={`${id}-how`} className="mt-1 text-xs text-quiet max-sm:sr-only">
        {texts.howTo}
      </p>
      <output
        className={
          state === 'failed' ? 'mt-3 block text-sm text-danger' : 'mt-3 block text-sm text-quiet'
        }
      >
        {sentenceOf(state, options.length)}
      </output>
      {state === 'failed' && (
        <Button look="secondary" className="mt-2" onClick={again}>
          {texts.tryAgain}
        </Button>
      )}
      <PaletteList
        id={`${id}-list`}
        groups={groups}
        active={active}
        optionId={optionId}
        isOld={state === 'searching'}
        onGo={go}
      />
    </div>
  )
}

/** A dialog that opens focuses this element instead of its first one. */
const wantFocus = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '')

function sentenceOf(state: FoundState, count: number): string {
  if (state === 'searching') return texts.searching
  if (state === 'failed') return texts.failed
  return count === 0 ? texts.none : texts.count(count)
}
