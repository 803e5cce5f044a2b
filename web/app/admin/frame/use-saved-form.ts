import { type SubmitEvent, useRef, useState } from 'react'
import type { Answer } from '#platform/api/api-client.ts'
import { toast } from '#ui/toast/toast.ts'
import { useFieldErrors } from './use-field-errors.ts'
import { useFocusFirstWrong } from './use-focus-first-wrong.ts'

/**
 * A form that the server validates: its messages appear at the fields, and the focus moves to the
 * first invalid one.
 * @param topic of its toasts
 * @param onSaved returns the text of the success toast, or null for none
 */
export function useSavedForm<T>(
  topic: string,
  save: () => Promise<Answer<T>>,
  onSaved: (saved: T) => string | null,
) {
  const { errors, setErrors, onChange } = useFieldErrors()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusFirstWrong = useFocusFirstWrong(form)

  async function send() {
    setBusy(true)
    const answer = await save()
    setBusy(false)
    setErrors(answer.success ? {} : (answer.fields ?? {}))
    if (answer.success) {
      const saved = onSaved(answer.data)
      if (saved !== null) toast('success', saved, topic)
      return
    }
    toast('error', answer.error, topic)
    focusFirstWrong()
  }

  return {
    errors,
    busy,
    props: {
      ref: form,
      noValidate: true,
      onChange,
      onSubmit(event: SubmitEvent) {
        event.preventDefault()
        void send()
      },
    },
  }
}

/** The text in the fields of a form, and the props of each field. */
export function useTyped<Draft extends object>(start: Draft | (() => Draft)) {
  const [draft, setDraft] = useState(start)
  return {
    draft,
    setDraft,
    typed: <Name extends keyof Draft & string>(name: Name) => ({
      name,
      value: draft[name],
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        setDraft((now) => ({ ...now, [name]: value })),
    }),
  }
}
