import { useEffect, useState } from 'react'
import { address as addressRules, type Address } from '@tohfa/contract/accounts/addresses'
import type { Failed } from '#platform/api/api-client.ts'
import { Button } from '#ui/button.tsx'
import { rulesOf } from '#platform/api/form-rules.ts'
import { dropSpaces } from '#ui/form/drop-spaces.ts'
import { Field } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { addressTexts as texts } from './address.texts.ts'
import type { AddressDraft } from './address-draft.ts'
import { DeliveryNote } from './delivery-note.tsx'
import { listedState, stateOptions } from './state-options.ts'
import { StateQuestion } from './state-question.tsx'
import { showSubmitFailure } from '#platform/api/submit-failure.ts'
import { usePlaceOfPin } from './use-place-of-pin.ts'

const rules = rulesOf(addressRules)

/** An address form. The PIN code fills in city and state; typed text is stored as a draft. */
export function AddressForm({
  draft,
  takesFocus,
  saveLabel = texts.save,
  email,
  onType,
  onSave,
  onCancel,
}: {
  draft: AddressDraft
  /** Set when a press opened the form. */
  takesFocus: boolean
  /** Where it is saved, if not in the account. */
  saveLabel?: string
  /** If given, the form does not ask for it. */
  email?: string
  onType: (values: Partial<Address>) => void
  /** Returns the failure if it could not be saved. */
  onSave: (address: Address) => Promise<Failed | null>
  onCancel?: (() => void) | undefined
}) {
  const form = useForm(rules, 'onLeaving')
  const { focus, typed } = form
  // Of the stored address; older ones may have any text as state.
  const [start] = useState(() => ({ ...draft.values, state: listedState(draft.values.state) }))
  const place = usePlaceOfPin(start, form)
  const { check, quarrel } = place

  useEffect(() => {
    if (takesFocus) focus('name')
  }, [takesFocus, focus])

  async function submit(values: Address) {
    const failure = await onSave(values)
    if (failure) showSubmitFailure(withoutPath(failure), form)
  }

  function keepTyped() {
    onType(typed())
    place.follow()
  }

  /**
   * The question disappears with its answer, and the focus moves to the field that it was about.
   */
  function answer(act: () => void) {
    act()
    onType(typed())
    focus('state')
  }

  const field = (name: keyof Address) => ({
    label: texts[name],
    defaultValue: start[name],
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
      {email === undefined ? (
        <Field {...field('email')} type="email" inputMode="email" autoComplete="email" />
      ) : (
        <input type="hidden" name="email" value={email} />
      )}
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
      <SelectField
        {...field('state')}
        autoComplete="address-level1"
        options={[{ value: '', label: texts.chooseState }, ...stateOptions]}
      />
      <StateQuestion
        quarrel={quarrel}
        onChange={(to) => answer(() => place.change(to))}
        onKeep={(conflict) => answer(() => place.keep(conflict))}
      />
      <div className="mt-2 flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" busy={form.isSubmitting}>
          {saveLabel}
        </Button>
        {onCancel && (
          <Button look="secondary" onClick={onCancel}>
            {texts.cancel}
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
