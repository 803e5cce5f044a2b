import { useEffect, useId } from 'react'
import { Select } from '#ui/form/select.tsx'
import { studioTexts as texts } from '#studio/studio.texts.ts'
import { chooseTypingScript, readTypingScript, useTypingScript } from './typing-script.store.ts'
import { isTypingScript, typingScripts } from './typing-scripts.ts'

/** Chooses the script that words typed in Latin letters are suggested in. */
export function TypingScriptField() {
  const id = useId()
  const script = useTypingScript((state) => state.script)
  useEffect(readTypingScript, [])
  return (
    <div className="flex items-center justify-between gap-3">
      <label htmlFor={id} className="min-w-0 text-sm text-quiet">
        {texts.suggestIn}
      </label>
      <div className="w-52 shrink-0 font-system">
        <Select
          id={id}
          value={script ?? ''}
          onChange={({ currentTarget: { value } }) =>
            chooseTypingScript(isTypingScript(value) ? value : null)
          }
          options={[
            { value: '', label: texts.noSuggestions },
            ...typingScripts.map(({ id: value, name }) => ({ value, label: name })),
          ]}
        />
      </div>
    </div>
  )
}
