import type { OrderDetails } from '@tohfa/contract/orders/order-details'
import { AddressForm } from '#accounts/addresses/address-form.tsx'
import { call } from '#platform/api/api-client.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/toast/toast.ts'
import { changeTexts as texts } from './change.texts.ts'

/** Asks for the new address of an order. */
export function ChangeAddress({
  order: { id, orderNumber, shipping_address: address },
  onClose,
}: {
  order: OrderDetails
  onClose: (isChanged: boolean) => void
}) {
  return (
    <Dialog open onClose={() => onClose(false)} title={texts.addressTitle(orderNumber)}>
      <div className="flex flex-col gap-4 p-5">
        <p className="text-sm text-quiet">{texts.addressNote}</p>
        <AddressForm
          draft={{ index: null, values: address }}
          takesFocus
          saveLabel={texts.sendThere}
          onType={() => undefined}
          onCancel={() => onClose(false)}
          onSave={async (body) => {
            const answer = await call('PUT /user-orders/:id/address', {
              params: { id },
              body,
            })
            if (!answer.success) return answer
            toast('success', texts.addressChanged(orderNumber), 'address')
            onClose(true)
            return null
          }}
        />
      </div>
    </Dialog>
  )
}
