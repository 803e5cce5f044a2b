import { withoutConsignee } from './delhivery/shipment.ts'
import { withoutReader } from './whatsapp/sent-message.ts'
import { withoutPayer } from './razorpay/ledger.ts'
import type { ChangeEach } from './record-store.ts'

/** Removes payers, recipients and readers from these orders, shipments and messages. */
export async function forgetPerson(
  changeEach: ChangeEach,
  {
    orders,
    shipments,
    messages,
  }: {
    orders: readonly string[]
    shipments: readonly string[]
    messages: readonly string[]
  },
): Promise<void> {
  await changeEach('order', orders, withoutPayer)
  await changeEach('shipment', shipments, withoutConsignee)
  await changeEach('message', messages, withoutReader)
}
