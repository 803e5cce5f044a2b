// chunk: forms
import { useId, useMemo, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { noteFocus } from '#ui/focus-place.ts'
import { closeToasts } from '#ui/toast/toast.ts'

/** By field: the typed text, or the message. */
type ByField<Name extends string> = Partial<Record<Name, string>>

/** The parsed values, or the errors by field. */
type Validated<Values> = { values: Values } | { errors: ByField<keyof Values & string> }
export type Rules<Values> = (typed: Record<string, string>) => Promise<Validated<Values>>

/**
 * A form with uncontrolled fields, its rules and their messages. A field is validated when the form
 * is sent, and from then on with every change.
 * @param rules validates the form; the same function at each call
 * @param judged `onLeaving` also validates a field when it loses the focus
 */
export function useForm<Values extends object>(
  rules: Rules<Values>,
  judged: 'onSending' | 'onLeaving' = 'onSending',
) {
  type Name = keyof Values & string
  const element = useRef<HTMLFormElement>(null)
  /** Whether the focus has moved since the form was sent. */
  const hasGone = useRef<() => boolean>(() => false)
  const wasRefused = useRef(false)
  const topic = useId()
  const [errors, setErrors] = useState<ByField<Name>>({})
  const [isSubmitting, setSubmitting] = useState(false)

  const fields = useMemo(() => {
    const judgedBefore = new Set<string>()

    async function judge(name: string) {
      judgedBefore.add(name)
      const answer = await rules(typedIn(element))
      const sentence = 'errors' in answer ? answer.errors[name as Name] : undefined
      // The other fields keep their messages, also those of the server.
      setErrors((before) => ({ ...before, [name]: sentence }))
    }

    function focus(name: Name) {
      controlsOf(element)
        .find((control) => control.name === name)
        ?.focus()
    }

    function judgeAgain(name: string) {
      if (judgedBefore.has(name)) void judge(name)
    }

    return {
      judge,
      judgeAgain,
      judgeAll() {
        for (const { name } of controlsOf(element)) judgedBefore.add(name)
        return rules(typedIn(element))
      },
      /** The current values of the form, by name. */
      typed: () => typedIn(element) as ByField<Name>,
      focus,
      /** Focuses a field with an error, unless the person has moved on meanwhile. */
      lead(name: Name) {
        if (!hasGone.current()) focus(name)
      },
      /** Writes into a field, as if it had been typed. */
      write(name: Name, value: string) {
        for (const control of controlsOf(element)) {
          if (control.name !== name) continue
          if (isRadio(control)) control.checked = control.value === value
          else {
            control.value = value
            // Selected, so that typing replaces the text.
            if (control === document.activeElement && 'select' in control) control.select()
          }
        }
        judgeAgain(name)
      },
      /** Resets all messages. */
      forgive() {
        judgedBefore.clear()
        setErrors({})
      },
    }
  }, [rules])

  const { typed, focus, lead, write, forgive } = fields

  /** Shows messages at their fields, and focuses the first of them. */
  function refuse(found: ByField<Name>) {
    wasRefused.current = true
    setErrors(found)
    const first = controlsOf(element).find(({ name }) => found[name as Name])
    if (first) lead(first.name as Name)
  }

  async function send(onValid: (values: Values) => Promise<unknown> | void) {
    if (isSubmitting) return
    hasGone.current = noteFocus()
    wasRefused.current = false
    setSubmitting(true)
    try {
      const answer = await fields.judgeAll()
      if ('errors' in answer) return refuse(answer.errors)
      setErrors({})
      await onValid(answer.values)
      if (!wasRefused.current) closeToasts(topic)
    } finally {
      setSubmitting(false)
    }
  }

  return {
    typed,
    focus,
    lead,
    write,
    forgive,
    /** Sends the form from a control outside of it. */
    send,
    isSubmitting,
    errors,
    refuse,
    /** The topic of the form's toasts: they disappear when it is sent successfully. */
    topic,
    /** The props of the field with that name. */
    field: (name: Name) => ({ name, error: errors[name] }),
    /**
     * The props of the form: its submit handler runs after a successful validation, its input
     * handler on every change.
     */
    props: (onValid: (values: Values) => Promise<unknown> | void, onType?: () => void) => ({
      ref: element,
      // If it is sent before hydration, typed text must not be in the address.
      method: 'post',
      noValidate: true,
      onSubmit(event: SubmitEvent) {
        event.preventDefault()
        void send(onValid)
      },
      onBlur({ target }: { target: EventTarget }) {
        if (judged === 'onLeaving' && isControl(target)) void fields.judge(target.name)
      },
      onChange({ target }: { target: EventTarget }) {
        onType?.()
        if (isControl(target)) fields.judgeAgain(target.name)
      },
    }),
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isControl(target: unknown): target is Control {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some(
    (kind) => target instanceof kind,
  )
}

function isRadio(control: Control): control is HTMLInputElement {
  return control.type === 'radio'
}

function controlsOf({ current }: RefObject<HTMLFormElement | null>): Control[] {
  return [...(current?.elements ?? [])].filter(isControl)
}

function typedIn({ current }: RefObject<HTMLFormElement | null>): Record<string, string> {
  return current ? (Object.fromEntries(new FormData(current)) as Record<string, string>) : {}
}
