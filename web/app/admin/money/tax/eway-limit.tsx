import { useRef, useState } from 'react'
import { latinDigits } from '@tohfa/contract/shared/identifiers'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { EwayLimit } from '@tohfa/contract/tax/eway-limit'
import { call } from '#platform/api/api-client.ts'
import { formatDate } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useFocusFirstWrong } from '#admin/frame/use-focus-first-wrong.ts'
import { ewayLimitTexts as texts } from './eway-limit.texts.ts'

/** From which value of its goods on an order needs an e-way bill, and from when. */
export function EwayLimitForm({ limit, onSaved }: { limit: EwayLimit; onSaved: () => void }) {
  const [above, setAbove] = useState(String(limit.above))
  const [validFrom, setValidFrom] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusFirstWrong = useFocusFirstWrong(form)

  async function save() {
    setBusy(true)
    const body = { above: Number(latinDigits(above) || Number.NaN), validFrom }
    const answer = await call('PUT /admin/eway-limit', { body })
    setBusy(false)
    setErrors(answer.success ? {} : (answer.fields ?? {}))
    if (answer.success) {
      toast('success', texts.saved, 'eway-limit')
      return onSaved()
    }
    toast('error', answer.error, 'eway-limit')
    focusFirstWrong()
  }

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
      <form
        ref={form}
        noValidate
        className="grid gap-x-4 gap-y-2 sm:grid-cols-2 lg:grid-cols-3"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Field
          label={texts.above}
          name="above"
          inputMode="decimal"
          autoComplete="off"
          value={above}
          error={errors['above']}
          onChange={({ currentTarget }) => setAbove(currentTarget.value)}
        />
        <Field
          label={texts.validFrom}
          name="validFrom"
          type="date"
          hint={texts.validFromHint}
          value={validFrom}
          error={errors['validFrom']}
          onChange={({ currentTarget }) => setValidFrom(currentTarget.value)}
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
