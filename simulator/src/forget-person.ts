import { withoutConsignee } from './delhivery/shipment.ts'
import { withoutPayer } from './razorpay/ledger.ts'
import type { ChangeEach } from './record-store.ts'

/** Removes payers and recipients from these orders and shipments. */
export async function forgetPerson(
  changeEach: ChangeEach,
  { orders, shipments }: { orders: readonly string[]; shipments: readonly string[] },
): Promise<void> {
  await changeEach('order', orders, withoutPayer)
  await changeEach('shipment', shipments, withoutConsignee)
}
