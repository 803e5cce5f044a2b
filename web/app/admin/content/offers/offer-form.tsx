import { couponKinds } from '@tohfa/contract/orders/coupon-kinds'
import { productTypeSlugs } from '@tohfa/contract/catalog/product-type-labels'
import { typeLabel } from '#catalog/products/type-label.ts'
import { Checkbox } from '#ui/form/choice.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormEnd } from '#ui/form/form-end.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { useSavedForm, useTyped } from '#admin/frame/use-saved-form.ts'
import { type OfferDraft, type OfferField, saveOffer } from './offer-draft.ts'
import { offerFormTexts as texts } from './offers.texts.ts'

/** An offer's discount, period and conditions; the server's messages appear at the fields. */
export function OfferForm({
  start,
  onCancel,
  onSaved,
}: {
  start: OfferDraft
  onCancel: () => void
  onSaved: () => void
}) {
  const { draft, setDraft, typed } = useTyped(start)
  const { errors, busy, props } = useSavedForm(
    'offer',
    () => saveOffer(draft),
    ({ code }) => {
      onSaved()
      return texts.saved(code)
    },
  )
  const change = (part: Partial<OfferDraft>) => setDraft((now) => ({ ...now, ...part }))
  const field = (name: OfferField) => ({ ...typed(name), error: errors[name] })
  const isPercent = draft.kind === 'percent'

  return (
    <form {...props} className="grid gap-x-4 gap-y-2 p-5 sm:grid-cols-2">
      {start.isNew && (
        <Field
          {...field('code')}
          label={texts.code}
          hint={texts.codeHint}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          className="sm:col-span-2"
        />
      )}
      <SelectField
        {...field('kind')}
        label={texts.kind}
        options={couponKinds.map((value) => ({ value, label: texts.kinds[value] }))}
      />
      <Field
        {...field('value')}
        label={isPercent ? texts.percent : texts.amount}
        inputMode="decimal"
      />
      {isPercent && (
        <Field {...field('cap')} label={texts.cap} hint={texts.none} inputMode="decimal" />
      )}
      <Field {...field('min')} label={texts.min} hint={texts.minHint} inputMode="decimal" />
      <Field
        {...field('from')}
        label={texts.from}
        hint={texts.fromHint}
        type="date"
        {...(isPercent && { className: 'sm:col-start-1' })}
      />
      <Field {...field('until')} label={texts.until} hint={texts.untilHint} type="date" />
      <Field {...field('limit')} label={texts.limit} hint={texts.none} inputMode="numeric" />
      <Field
        {...field('perPerson')}
        label={texts.perPerson}
        hint={texts.none}
        inputMode="numeric"
      />
      <fieldset
        className="min-w-0 pb-2 sm:col-span-2"
        {...(errors['types'] && { 'data-invalid': true })}
      >
        <legend className="text-sm font-medium">{texts.types}</legend>
        <p className={`text-xs ${errors['types'] ? 'font-medium text-danger' : 'text-quiet'}`}>
          {errors['types'] ?? texts.typesHint}
        </p>
        <div className="grid gap-x-4 sm:grid-cols-3">
          {productTypeSlugs.map((type) => (
            <Checkbox
              key={type}
              name="types"
              value={type}
              label={typeLabel(type)}
              checked={draft.types.includes(type)}
              onChange={(on) =>
                change({
                  types: on ? [...draft.types, type] : draft.types.filter((one) => one !== type),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <Switch
        label={texts.automatic}
        hint={texts.automaticHint}
        checked={draft.automatic}
        onChange={(automatic) => change({ automatic })}
      />
      <Switch
        label={texts.firstOrder}
        hint={texts.firstOrderHint}
        checked={draft.firstOrder}
        onChange={(firstOrder) => change({ firstOrder })}
      />
      <div className="pt-2 sm:col-span-2">
        <FormEnd leave={texts.cancel} send={texts.save} busy={busy} onLeave={onCancel} />
      </div>
    </form>
  )
}
