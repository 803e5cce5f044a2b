import { useState } from 'react'
import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import { addressOf } from '#platform/api/api-client.ts'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { DownloadButton } from '#admin/money/download-button.tsx'
import { useMay } from '#admin/frame/staff-role.ts'
import { ewayTexts as texts } from './eway.texts.ts'
import { Facts, Part } from './part.tsx'

/** The number of the e-way bill: a field until the order is shipped, then text. */
export function OrderEwayBill({
  order: { id, status, ewayBill },
  onChanged,
}: {
  order: AdminOrder
  onChanged: () => void
}) {
  const may = useMay()
  const [number, setNumber] = useState(ewayBill.number ?? '')
  const [busy, call] = useCall()
  const [problem, setProblem] = useState<string>()
  const mayEnter = status === 'confirmed' && may('PUT /admin/orders/:id/eway-bill')
  if (!ewayBill.needed && ewayBill.number === null) return null
  const file = ewayBill.needed && may('GET /admin/orders/:id/eway-bill.json') && (
    <div className="mb-3 print:hidden">
      <DownloadButton
        address={addressOf('GET /admin/orders/:id/eway-bill.json', { params: { id } })}
      >
        {texts.file}
      </DownloadButton>
    </div>
  )

  async function save() {
    setProblem(undefined)
    const answer = await call('PUT /admin/orders/:id/eway-bill', {
      params: { id },
      body: { number },
    })
    if (!answer.success) return setProblem(answer.fields?.['number'] ?? answer.error)
    toast('success', texts.saved)
    onChanged()
  }

  return (
    <Part heading={texts.heading}>
      {file}
      {mayEnter ? (
        <form
          noValidate
          className="print:hidden"
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          {ewayBill.number === null && (
            <p className="mb-3 border-l-2 border-warning bg-warning-wash px-4 py-3 text-sm">
              {texts.needed}
            </p>
          )}
          <Field
            label={texts.number}
            name="number"
            inputMode="numeric"
            autoComplete="off"
            hint={texts.hint}
            maxLength={40}
            value={number}
            error={problem}
            onChange={({ currentTarget }) => setNumber(currentTarget.value)}
          />
          <Button type="submit" look="secondary" busy={busy}>
            {texts.save}
          </Button>
        </form>
      ) : (
        <Facts facts={[[texts.number, ewayBill.number ?? texts.none]]} />
      )}
    </Part>
  )
}
