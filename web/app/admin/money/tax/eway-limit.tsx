import { latinDigits } from '@tohfa/contract/shared/identifiers'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { EwayLimit } from '@tohfa/contract/tax/eway-limit'
import { call } from '#platform/api/api-client.ts'
import { formatDate } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { useSavedForm, useTyped } from '#admin/frame/use-saved-form.ts'
import { ewayLimitTexts as texts } from './eway-limit.texts.ts'

/** The value of goods from which an order needs an e-way bill, and its start. */
export function EwayLimitForm({ limit, onSaved }: { limit: EwayLimit; onSaved: () => void }) {
  const { draft, typed } = useTyped({ above: String(limit.above), validFrom: '' })
  const { errors, busy, props } = useSavedForm(
    'eway-limit',
    () =>
      call('PUT /admin/eway-limit', {
        body: { ...draft, above: Number(latinDigits(draft.above) || Number.NaN) },
      }),
    () => {
      onSaved()
      return texts.saved
    },
  )

  return (
    <section>
      <h2 className="pb-3 text-lg font-semibold">{texts.heading}</h2>
      <p className="pb-3 text-sm text-quiet">
        {texts.present(formatRupees(limit.above), formatDate(limit.validFrom))}
      </p>
      {limit.upcoming.map((row) => (
        <p key={row.validFrom + String(row.above)} className="pb-2 text-sm">
          {texts.upcoming(formatRupees(row.above), formatDate(row.validFrom))}
        </p>
      ))}
      <form {...props} className="grid gap-x-4 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        <Field
          {...typed('above')}
          label={texts.above}
          inputMode="decimal"
          autoComplete="off"
          error={errors['above']}
        />
        <Field
          {...typed('validFrom')}
          label={texts.validFrom}
          type="date"
          hint={texts.validFromHint}
          error={errors['validFrom']}
        />
        <div className="sm:col-span-2 lg:col-span-3">
          <Button type="submit" busy={busy}>
            {texts.save}
          </Button>
        </div>
      </form>
    </section>
  )
}
