import { useEffect, useRef, useState } from 'react'
import { Field, TextArea } from '#ui/form/field.tsx'
import type { DraftPart } from './draft-part.ts'
import { readChat } from './draft-typed.ts'
import { draftTexts as texts } from './drafts.texts.ts'

/** Who the goods are for, typed or taken from a pasted chat. */
export function DraftCustomer({
  typed,
  errors,
  change,
  pasted: { waiting },
  isNew,
}: DraftPart & { isNew: boolean }) {
  const [chat, setChat] = useState('')
  const place = useRef<HTMLTextAreaElement>(null)
  // A new quote begins with what the customer wrote.
  useEffect(() => {
    if (isNew) place.current?.focus()
  }, [isNew])
  const field = (name: 'name' | 'phone' | 'email') => ({
    name,
    label: texts[name],
    value: typed[name],
    error: errors[`customer.${name}`],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change({ [name]: value }),
  })
  return (
    <section aria-labelledby="draft-customer">
      <h2 id="draft-customer" className="pb-3 text-lg font-semibold">
        {texts.customer}
      </h2>
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-3">
        <TextArea
          ref={place}
          label={texts.paste}
          hint={texts.pasteHint}
          name="chat"
          rows={3}
          maxLength={4_000}
          value={chat}
          className="sm:col-span-3"
          onChange={({ currentTarget: { value } }) => {
            setChat(value)
            change(readChat(value, typed))
          }}
        />
        {waiting.length > 0 && (
          <output className="pb-2 text-sm sm:col-span-3">{texts.photosWait(waiting.length)}</output>
        )}
        <Field {...field('name')} autoComplete="off" />
        <Field {...field('phone')} type="tel" inputMode="numeric" autoComplete="off" />
        <Field {...field('email')} type="email" inputMode="email" autoComplete="off" />
      </div>
    </section>
  )
}
