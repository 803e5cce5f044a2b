// chunk: forms
import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
} from 'react'
import { inputClass } from './input-class.ts'

type Shared = {
  label: string
  error?: string | undefined
  hint?: string
  className?: string
}

/** A label, a control, its message and its hint, connected visually and for screen readers. */
export function FieldFrame({
  label,
  error,
  hint,
  className = '',
  children,
}: Shared & {
  children: (tie: {
    id: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}) {
  const id = useId()
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={`flex min-w-0 flex-col gap-1 pb-1 ${className}`}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': notes || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="min-h-5 text-xs font-medium text-danger">
          {error}
        </p>
      )}
      {/* Without either, its height is kept for the message. */}
      {(hint || !error) && (
        <p id={`${id}-hint`} className="min-h-5 text-xs text-quiet">
          {hint}
        </p>
      )}
    </div>
  )
}

export function Field({
  label,
  error,
  hint,
  className,
  end,
  ...input
}: Shared &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
    ref?: Ref<HTMLInputElement>
    /** Content inside the field, at its end. */
    end?: ReactNode
  }) {
  return (
    <FieldFrame
      label={label}
      error={error}
      {...(hint && { hint })}
      {...(className && { className })}
    >
      {(tie) => (
        <div className="relative">
          <input
            dir={directionOf(input.type)}
            {...input}
            {...tie}
            className={`${inputClass} ${end ? 'pr-12' : ''}`}
          />
          {end && <div className="absolute inset-y-0 right-0 flex items-center">{end}</div>}
        </div>
      )}
    </FieldFrame>
  )
}

/** What people write goes the way of its first letter; numbers and addresses of mail never do. */
const directionOf = (type = 'text') => (type === 'text' || type === 'search' ? 'auto' : undefined)

export function TextArea({
  label,
  error,
  hint,
  className,
  ...input
}: Shared &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> & {
    ref?: Ref<HTMLTextAreaElement>
  }) {
  return (
    <FieldFrame
      label={label}
      error={error}
      {...(hint && { hint })}
      {...(className && { className })}
    >
      {(tie) => <textarea rows={5} dir="auto" {...input} {...tie} className={inputClass} />}
    </FieldFrame>
  )
}
