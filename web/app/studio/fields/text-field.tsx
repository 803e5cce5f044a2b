import { cleanText } from '@tohfa/print-engine/text/clean-text'
import { graphemes } from '@tohfa/print-engine/text/graphemes'
import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { inputClass } from '#ui/form/input-class.ts'
import { isLongText } from './field-shapes.ts'
import { FieldRow, type FieldMessage } from './field-row.tsx'
import { TypingSuggestions } from '#studio/typing/typing-suggestions.tsx'
import { studioTexts as texts } from '#studio/studio.texts.ts'

/** A Devanagari sample loads no font: that waits for a Devanagari letter of the shopper. */
const isDevanagari = (sample: string | null) => /\p{Script=Devanagari}/u.test(sample ?? '')

export function TextField({
  field: { id, max, required, sample },
  label,
  value,
  message,
  onChange,
}: {
  field: TemplateField
  label: string
  value: string
  message: FieldMessage | undefined
  onChange: (value: string) => void
}) {
  const used = graphemes(cleanText(value)).length
  const beside = max !== undefined && (
    <>
      <span aria-hidden>{`${used}/${max}`}</span>
      <span className="sr-only">{texts.letters(used, max)}</span>
    </>
  )
  const Control = isLongText({ max, sample }) ? 'textarea' : 'input'
  return (
    <FieldRow label={label} required={required} beside={beside} message={message}>
      {(tie) => (
        <>
          <Control
            {...tie}
            name={`studio-${id}`}
            value={value}
            placeholder={sample?.replaceAll('\n', ' ')}
            data-from-people
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            className={isDevanagari(sample) ? `${inputClass} placeholder:font-system` : inputClass}
          />
          <TypingSuggestions value={value} label={label} onPick={onChange} />
        </>
      )}
    </FieldRow>
  )
}
