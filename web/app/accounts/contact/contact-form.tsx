import { useEffect, useState } from 'react'
import { messageKinds } from '@tohfa/contract/backoffice/message-states'
import { showSubmitFailure } from '#platform/api/submit-failure.ts'
import { call } from '#platform/api/api-client.ts'
import { laterRules } from '#platform/api/form-rules.ts'
import { useSession } from '#platform/session/session.store.ts'
import { Button } from '#ui/button.tsx'
import { dropSpaces } from '#ui/form/drop-spaces.ts'
import { Field, TextArea } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { contactDraft, draftOf } from './contact-draft.ts'
import { asMessage, contactFields } from './contact-form.fields.ts'
import type { ContactForm } from './contact-form.rules.ts'
import { contactTexts as texts } from './contact.texts.ts'
import { messageKindLabels } from './message-kinds.texts.ts'

const rules = laterRules(async () => (await import('./contact-form.rules.ts')).contactForm)

/** The shop's answer to a message, with its number. */
export type Sent = { sentence: string; number: string }

/** The subject that a link to the form sets. */
function aboutOrder(): Partial<ContactForm> {
  const order = new URLSearchParams(window.location.search).get('order')
  return order && /^TF\d{6,12}$/.test(order) ? { message: texts.aboutOrder(order) } : {}
}

/** The topic that a link to the form sets; it replaces that of an earlier draft. */
function kindOfLink(): Partial<ContactForm> {
  const requestedKind = new URLSearchParams(window.location.search).get('kind')
  const kind = messageKinds.find((known) => known === requestedKind)
  return kind ? { kind } : {}
}

/** The contact form, prefilled for a signed-in person. Typed text is stored until it is sent. */
export function ContactForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const { known, session } = useSession()
  const writer = session?.userInfo
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm(rules, 'onLeaving')
  const { typed, write } = form

  // Does not overwrite text that was typed before hydration.
  useEffect(() => {
    const kept = {
      ...(writer && draftOf(writer)),
      ...aboutOrder(),
      ...contactDraft.read(),
      ...kindOfLink(),
    }
    for (const name of contactFields) {
      const value = kept[name]
      // The topic is never empty, because the first one is preselected.
      if (value && (name === 'kind' || !typed()[name])) write(name, value)
    }
  }, [typed, write, writer])

  async function submit(values: ContactForm) {
    setFailure(null)
    const body = asMessage(values)
    const answer = await call('POST /api/service/send-message', { body })
    if (answer.success) {
      contactDraft.clear()
      return onSent({ sentence: answer.message, number: answer.data.number })
    }
    if (answer.fields) showSubmitFailure(answer, form)
    setFailure(texts.notSent(answer.error.replace(/\.$/, '')))
  }
  const field = (name: keyof ContactForm) => ({
    label: texts[name],
    ...form.field(name),
  })

  return (
    <form
      {...form.props(submit, () => contactDraft.write(typed()))}
      className="grid gap-x-4 gap-y-2 sm:grid-cols-2"
    >
      <Field {...field('firstName')} autoComplete="given-name" />
      <Field {...field('lastName')} autoComplete="family-name" />
      <Field {...field('email')} type="email" inputMode="email" autoComplete="email" />
      <Field
        {...field('phone')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        hint={texts.phoneHint}
        onChange={dropSpaces}
      />
      <SelectField
        {...field('kind')}
        options={messageKinds.map((value) => ({ value, label: messageKindLabels[value] }))}
        className="sm:col-span-2"
      />
      <TextArea {...field('message')} rows={7} hint={texts.messageHint} className="sm:col-span-2" />
      <div role="alert" className="sm:col-span-2">
        {failure && (
          <p className="mb-3 border-l-2 border-danger bg-action-wash px-4 py-3 text-sm text-danger">
            {failure}
          </p>
        )}
      </div>
      <Button
        type="submit"
        size="lg"
        disabled={!known}
        busy={form.isSubmitting}
        className="sm:col-span-2 sm:justify-self-start"
      >
        {texts.submit}
      </Button>
    </form>
  )
}
