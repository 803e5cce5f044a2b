import type { SellerState } from '@tohfa/contract/tax/seller'
import { sellerModes } from '@tohfa/contract/tax/seller-modes'
import { stateCodes } from '@tohfa/contract/tax/states'
import { stateNames } from '@tohfa/contract/tax/states.texts'
import { formatDate } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { useSavedForm, useTyped } from '#admin/frame/use-saved-form.ts'
import { useShownShop } from '#admin/frame/use-shown-shop.ts'
import { useOfferedSeller } from './offered-seller.ts'
import { saveSeller, type SellerField, sellerDraftOf } from './tax-drafts.ts'
import { modeLabels, taxTexts as texts } from './tax.texts.ts'

/** The seller; the server's messages appear at the fields. */
export function SellerForm({ seller, onSaved }: { seller: SellerState; onSaved: () => void }) {
  const offered = useOfferedSeller(seller)
  const {
    draft: typedDraft,
    setDraft,
    typed,
  } = useTyped(() => ({
    ...sellerDraftOf(seller),
    ...offered?.words,
  }))
  const draft = { ...typedDraft, stateCode: typedDraft.stateCode || (offered?.stateCode ?? '') }
  const { showSeller } = useShownShop()
  const { errors, busy, props } = useSavedForm(
    'seller',
    () => saveSeller(draft),
    (saved) => {
      showSeller(saved)
      // It was offered, and is no more.
      setDraft((now) => ({ ...now, stateCode: draft.stateCode }))
      onSaved()
      return texts.sellerSaved(draft.tradeName)
    },
  )

  const field = (name: SellerField) => ({
    ...typed(name),
    value: draft[name],
    label: texts.fields[name],
    error: errors[name],
  })
  return (
    <section>
      <h2 className="pb-3 text-lg font-semibold">{texts.seller}</h2>
      {seller.upcoming.map(({ tradeName, validFrom }) => (
        <p key={validFrom + tradeName} className="pb-2 text-sm">
          {texts.upcoming(tradeName, formatDate(validFrom))}
        </p>
      ))}
      {offered && <p className="pb-3 text-sm">{texts.sellerOffered}</p>}
      <form {...props} className="grid gap-x-4 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
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
