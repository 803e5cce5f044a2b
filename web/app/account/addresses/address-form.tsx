import { useEffect, useId, useRef, useState } from 'react'
import { address as addressRules, type Address } from '@tohfa/contract/addresses'
import type { Failed } from '../../api/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { rulesOf } from '../../api/form-rules.ts'
import { dropSpaces } from '../../ui/form/drop-spaces.ts'
import { Field } from '../../ui/form/field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { accountTexts } from '../account.texts.ts'
import type { AddressDraft } from './address-draft.ts'
import { DeliveryNote } from './delivery-note.tsx'
import { indianStates } from './indian-states.ts'
import { showSubmitFailure } from '../../api/submit-failure.ts'
import { useServiceability } from './use-serviceability.ts'

const texts = accountTexts.address
const rules = rulesOf(addressRules)

/** Where something goes. The PIN code fills in city and state; what is typed is kept on the way. */
export function AddressForm({
  draft,
  takesFocus,
  onType,
  onSave,
  onCancel,
}: {
  draft: AddressDraft
  /** For a form that was opened by a press. */
  takesFocus: boolean
  onType: (values: Partial<Address>) => void
  /** Answers the failure when it could not be saved. */
  onSave: (address: Address) => Promise<Failed | null>
  onCancel?: (() => void) | undefined
}) {
  const form = useForm(rules, 'onLeaving')
  const { focus, typed, write } = form
  const [pinCode, setPinCode] = useState(draft.values.pinCode)
  const check = useServiceability(pinCode)
  const { city, state } = check.status === 'known' ? check.area : {}
  const isMoved = pinCode !== draft.values.pinCode
  const before = useRef<Partial<Address>>(draft.values)
  const filled = useRef<Partial<Address>>({})
  const states = useId()

  useEffect(() => {
    if (takesFocus) focus('name')
  }, [takesFocus, focus])

  // Only what is empty, came from a PIN code, or belongs to the place before: never over what a
  // person typed.
  useEffect(() => {
    for (const [name, found] of [['city', city] as const, ['state', state] as const]) {
      const now = typed()[name]
      const isOld = now === filled.current[name] || (isMoved && now === before.current[name])
      if (!found || now === found || (now && !isOld)) continue
      filled.current[name] = found
      write(name, found)
    }
  }, [city, state, isMoved, typed, write])

  async function submit(values: Address) {
    const failure = await onSave(values)
    if (failure) showSubmitFailure(withoutPath(failure), form)
  }

  function keepTyped() {
    onType(typed())
    setPinCode(typed().pinCode)
  }

  const field = (name: keyof Address) => ({
    label: texts[name],
    defaultValue: draft.values[name],
    ...form.field(name),
  })

  return (
    <form {...form.props(submit, keepTyped)} className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
      <Field {...field('name')} autoComplete="name" className="sm:col-span-2" />
      <Field
        {...field('phone')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        hint={texts.phoneHint}
        onChange={dropSpaces}
      />
      <Field {...field('email')} type="email" inputMode="email" autoComplete="email" />
      <div className="sm:col-span-2">
        <Field
          {...field('pinCode')}
          inputMode="numeric"
          autoComplete="postal-code"
          hint={texts.pinCodeHint}
          onChange={dropSpaces}
          className="sm:max-w-[calc(50%-0.5rem)]"
        />
        {check.status !== 'none' && <DeliveryNote check={check} />}
      </div>
      <Field {...field('streetAddress')} autoComplete="street-address" className="sm:col-span-2" />
      <Field {...field('city')} autoComplete="address-level2" />
      <Field {...field('state')} autoComplete="address-level1" list={states} />
      <datalist id={states}>
        {indianStates.map((state) => (
          <option key={state} value={state}>
            {state}
          </option>
        ))}
      </datalist>
      <div className="mt-2 flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" busy={form.isSubmitting}>
          {texts.save}
        </Button>
        {onCancel && (
          <Button look="secondary" onClick={onCancel}>
            {accountTexts.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}

/** The server names a field by its path in the list: `addresses.1.phone`. */
function withoutPath(failure: Failed): Failed {
  if (!failure.fields) return failure
  const fields = Object.fromEntries(
    Object.entries(failure.fields).map(([path, text]) => [path.split('.').at(-1) ?? path, text]),
  )
  return { ...failure, fields }
}
