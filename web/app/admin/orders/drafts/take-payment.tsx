import type { Draft } from '@tohfa/contract/orders/drafts/drafts'
import { approvalWays, handPayments } from '@tohfa/contract/orders/drafts/draft-states'
import { formatRupees } from '@tohfa/contract/shared/money'
import { useSavedForm, useTyped } from '#admin/frame/use-saved-form.ts'
import { call } from '#platform/api/api-client.ts'
import { Field } from '#ui/form/field.tsx'
import { FormEnd } from '#ui/form/form-end.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { approvalLabels, draftTexts as texts, handPaymentLabels } from './drafts.texts.ts'

type Props = { draft: Draft; onClose: () => void; onTaken: () => void }

/** Writes a payment down that staff received, which makes the order. */
export function TakePayment({ open, ...props }: Props & { open: boolean }) {
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      title={texts.takeHeading(formatRupees(props.draft.totals.total))}
    >
      <TakeForm {...props} />
    </Dialog>
  )
}

function TakeForm({ draft, onClose, onTaken }: Props) {
  const { draft: taking, typed } = useTyped<Record<'kind' | 'reference' | 'by' | 'how', string>>({
    // As it usually is at a counter, and on the phone.
    kind: draft.delivery === 'counter' ? 'cash' : 'upi',
    reference: '',
    by: draft.customer.name,
    how: draft.delivery === 'counter' ? 'counter' : 'phone',
  })
  const { errors, busy, props } = useSavedForm(
    'draft',
    () =>
      call('POST /admin/drafts/:id/take', {
        params: { id: draft.id },
        body: {
          payment: {
            kind: taking.kind as (typeof handPayments)[number],
            amount: draft.totals.total,
            ...(taking.reference && { reference: taking.reference }),
          },
          approval: { by: taking.by, how: taking.how as (typeof approvalWays)[number] },
        },
      }),
    ({ orderNumber }) => {
      onTaken()
      return texts.taken(orderNumber)
    },
  )
  return (
    <form {...props} className="grid gap-x-4 gap-y-2 p-5 sm:grid-cols-2">
      <SelectField
        {...typed('kind')}
        label={texts.kind}
        error={errors['payment.kind']}
        options={handPayments.map((value) => ({ value, label: handPaymentLabels[value] }))}
      />
      <Field
        {...typed('reference')}
        label={texts.reference}
        error={errors['payment.reference']}
        maxLength={80}
        autoComplete="off"
      />
      <Field
        {...typed('by')}
        label={texts.approvedBy}
        error={errors['approval.by']}
        maxLength={120}
        autoComplete="off"
      />
      <SelectField
        {...typed('how')}
        label={texts.approvedHow}
        error={errors['approval.how']}
        options={approvalWays.map((value) => ({ value, label: approvalLabels[value] }))}
      />
      <div className="pt-2 sm:col-span-2">
        <FormEnd leave={texts.cancel} send={texts.takeIt} busy={busy} onLeave={onClose} />
      </div>
    </form>
  )
}
