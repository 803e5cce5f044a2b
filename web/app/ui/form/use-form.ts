// chunk: forms
import { useId, useMemo, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { noteFocus } from '#ui/focus-place.ts'
import { closeToasts } from '#ui/toast/toast.ts'

/** What belongs to fields: what was typed there, or the sentence about it. */
type ByField<Name extends string> = Partial<Record<Name, string>>

/** What was typed as what it means, or what is wrong with it, by field. */
type Validated<Values> = { values: Values } | { errors: ByField<keyof Values & string> }
export type Rules<Values> = (typed: Record<string, string>) => Promise<Validated<Values>>

/**
 * A form whose fields keep what is typed themselves; this knows its rules and what they say.
 * A field is judged when the form is sent, and from then on with every change.
 *
 * @param rules what is allowed; the same function at each call
 * @param judged `onLeaving` judges a field also when it is left
 */
export function useForm<Values extends object>(
  rules: Rules<Values>,
  judged: 'onSending' | 'onLeaving' = 'onSending',
) {
  type Name = keyof Values & string
  const element = useRef<HTMLFormElement>(null)
  /** Whether somebody has gone on since the form was sent. */
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
      // The others keep what was said of them, also by the server.
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
      /** What the form holds now, by name. */
      typed: () => typedIn(element) as ByField<Name>,
      focus,
      /** To a field that the answer speaks of; who has gone on meanwhile is left alone. */
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
            // Who stands there types over it, not behind it.
            if (control === document.activeElement && 'select' in control) control.select()
          }
        }
        judgeAgain(name)
      },
      /** As if nothing had been judged yet. */
      forgive() {
        judgedBefore.clear()
        setErrors({})
      },
    }
  }, [rules])

  const { typed, focus, lead, write, forgive } = fields

  /** Says sentences at their fields, and leads to the first of them. */
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
    /** Sends it by what stands outside of it. */
    send,
    isSubmitting,
    errors,
    refuse,
    /** Of what is said of the form beside it: gone when it is sent with success. */
    topic,
    /** For the field of that name. */
    field: (name: Name) => ({ name, error: errors[name] }),
    /** For the form: what happens when it is sent and its rules allow it, and when somebody types. */
    props: (onValid: (values: Values) => Promise<unknown> | void, onType?: () => void) => ({
      ref: element,
      // Should it be sent before the page is alive: what was typed never stands in an address.
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
