import { useId, type ReactNode } from 'react'
import { studioTexts as texts } from '#studio/studio.texts.ts'

export type FieldMessage = { level: 'stop' | 'warn' | 'note'; sentence: string }

const colors = {
  stop: 'font-medium text-danger',
  warn: 'font-medium text-warning',
  note: 'text-quiet',
}

/** A label with a counter, a control, and a message with a reserved place. */
export function FieldRow({
  label,
  required,
  beside,
  message,
  children,
}: {
  label: string
  required: boolean
  /** At the end of the label's line. */
  beside?: ReactNode
  message: FieldMessage | undefined
  children: (tie: {
    id: string
    'aria-required': true | undefined
    'aria-invalid': true | undefined
    'aria-describedby': string
  }) => ReactNode
}) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
          {required ? (
            <span aria-hidden className="text-action">
              {' *'}
            </span>
          ) : (
            <span className="font-normal text-quiet">{` (${texts.optional})`}</span>
          )}
        </label>
        <span className="tabular shrink-0 text-xs text-quiet">{beside}</span>
      </div>
      {children({
        id,
        'aria-required': required || undefined,
        'aria-invalid': message?.level === 'stop' ? true : undefined,
        'aria-describedby': `${id}-note`,
      })}
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={`min-h-5 text-xs ${message ? colors[message.level] : ''}`}
      >
        {message?.sentence}
      </p>
    </div>
  )
}
