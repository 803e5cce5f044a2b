import { useRef, useState } from 'react'
import type { SellerState } from '@tohfa/contract/tax/seller'
import { sellerModes } from '@tohfa/contract/tax/seller-modes'
import { stateCodes } from '@tohfa/contract/tax/states'
import { stateNames } from '@tohfa/contract/tax/states.texts'
import { formatDate } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useFocusFirstWrong } from '#admin/frame/use-focus-first-wrong.ts'
import { saveSeller, type SellerField, sellerDraftOf } from './tax-drafts.ts'
import { modeLabels, taxTexts as texts } from './tax.texts.ts'

/** Who sells; the server's sentences stand at the fields. */
export function SellerForm({ seller, onSaved }: { seller: SellerState; onSaved: () => void }) {
  const [draft, setDraft] = useState(() => sellerDraftOf(seller))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusFirstWrong = useFocusFirstWrong(form)

  async function save() {
    setBusy(true)
    const answer = await saveSeller(draft)
    setBusy(false)
    setErrors(answer.success ? {} : (answer.fields ?? {}))
    if (answer.success) {
      toast('success', texts.sellerSaved(draft.tradeName), 'seller')
      return onSaved()
    }
    toast('error', answer.error, 'seller')
    focusFirstWrong()
  }

  const field = (name: SellerField) => ({
    label: texts.fields[name],
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setDraft((now) => ({ ...now, [name]: value })),
  })
  return (
    <section>
      <h2 className="pb-3 text-lg font-semibold">{texts.seller}</h2>
      {seller.upcoming.map(({ tradeName, validFrom }) => (
        <p key={validFrom + tradeName} className="pb-2 text-sm">
          {texts.upcoming(tradeName, formatDate(validFrom))}
        </p>
      ))}
      <form
        ref={form}
        noValidate
        className="grid gap-x-4 gap-y-2 sm:grid-cols-2 lg:grid-cols-3"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Field {...field('legalName')} maxLength={120} hint={texts.hints.legalName} />
        <Field {...field('tradeName')} maxLength={120} />
        <Field {...field('address')} maxLength={300} hint={texts.hints.address} />
        <SelectField
          {...field('stateCode')}
          options={[
            { value: '', label: texts.chooseState },
            ...stateCodes.map((value) => ({ value, label: stateNames[value] })),
          ]}
        />
        <SelectField
          {...field('mode')}
          options={[
            { value: '', label: texts.chooseMode },
            ...sellerModes.map((value) => ({ value, label: modeLabels[value] })),
          ]}
        />
        <Field {...field('gstin')} autoComplete="off" hint={texts.hints.gstin} />
        <Field {...field('seriesPrefix')} maxLength={4} hint={texts.hints.seriesPrefix} />
        <Field {...field('signatory')} maxLength={120} />
        <Field {...field('validFrom')} type="date" hint={texts.hints.validFrom} />
        <div className="sm:col-span-2 lg:col-span-3">
          <Button type="submit" busy={busy}>
            {texts.saveSeller}
          </Button>
        </div>
      </form>
    </section>
  )
}
