import { useState } from 'react'
import { messageConsentTexts } from '@tohfa/contract/orders/messages/message-consent.texts'
import { call } from '#platform/api/api-client.ts'
import { useGet } from '#platform/api/use-get.ts'
import { localeTexts } from '#platform/i18n/locale.texts.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/choice.tsx'
import { dropSpaces } from '#ui/form/drop-spaces.ts'
import { Field } from '#ui/form/field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { yourMessagesTexts as texts } from './your-messages.texts.ts'

const { language } = localeTexts

/**
 * The numbers at which a person gets messages about orders; nothing where the shop writes none and
 * they agreed to none.
 */
export function YourMessages({ userId, onChanged }: { userId: string; onChanged: () => void }) {
  const { latest, reload } = useGet('GET /user/:id/messages', { params: { id: userId } })
  const state = latest?.success ? latest.data : null
  if (!state || (!state.on && state.numbers.length === 0)) return null

  async function end(phone: string) {
    const answer = await call('PUT /user/:id/messages', {
      params: { id: userId },
      body: { phone, given: false, language },
    })
    if (!answer.success) return toast('error', answer.error)
    toast('success', texts.ended(phone))
    changed()
  }
  function changed() {
    reload()
    onChanged()
  }

  return (
    <section className="max-w-2xl">
      <h2 className="text-lg font-semibold">{texts.heading}</h2>
      <p className="mt-1 text-sm text-quiet">{texts.sentence}</p>
      {state.numbers.length > 0 && (
        <>
          <p className="mt-4 text-sm">{texts.numbers}</p>
          <ul className="mt-2 border-t border-hairline">
            {state.numbers.map(({ phone }) => (
              <li
                key={phone}
                className="flex items-center justify-between gap-4 border-b border-hairline py-2"
              >
                <span className="tabular">{phone}</span>
                <Button
                  look="quiet"
                  aria-label={texts.endOf(phone)}
                  onClick={() => void end(phone)}
                >
                  {texts.end}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {state.on && <AddNumber userId={userId} onAdded={changed} />}
    </section>
  )
}

function AddNumber({ userId, onAdded }: { userId: string; onAdded: () => void }) {
  const [phone, setPhone] = useState('')
  const [isTicked, setTicked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<{ phone?: string; tick?: string }>({})

  async function add() {
    if (!isTicked) return setErrors({ tick: texts.tickFirst })
    setBusy(true)
    const answer = await call('PUT /user/:id/messages', {
      params: { id: userId },
      body: { phone, given: true, language },
    })
    setBusy(false)
    if (!answer.success) return setErrors({ phone: answer.fields?.['phone'] ?? answer.error })
    toast('success', texts.added(phone))
    setErrors({})
    setPhone('')
    setTicked(false)
    onAdded()
  }

  return (
    <form
      noValidate
      className="mt-4 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <Field
        label={texts.phone}
        name="whatsapp-phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        value={phone}
        error={errors.phone}
        onChange={(event) => {
          dropSpaces(event)
          setPhone(event.currentTarget.value)
        }}
      />
      <div>
        <div className="*:whitespace-normal">
          <Checkbox
            name="whatsapp"
            value="yes"
            label={messageConsentTexts.wording(phone || texts.thisNumber)}
            checked={isTicked}
            onChange={setTicked}
          />
        </div>
        <p role="alert" className="min-h-5 text-xs font-medium text-danger">
          {errors.tick}
        </p>
      </div>
      <Button type="submit" look="secondary" className="self-start" busy={isBusy}>
        {texts.add}
      </Button>
    </form>
  )
}
