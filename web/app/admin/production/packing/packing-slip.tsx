import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import { formatRupees } from '@tohfa/contract/shared/money'
import { isOver } from '@tohfa/contract/orders/orders'
import { orderStatusLabels } from '@tohfa/contract/orders/orders.texts'
import { totals } from '@tohfa/contract/orders/pricing'
import { LinePicture } from '#orders/cart/line-picture.tsx'
import { LineWords } from '#orders/cart/printed-words.tsx'
import { useStoreParticulars } from '#platform/page-head/use-store-particulars.ts'
import { formatDate } from '#platform/i18n/dates.ts'
import { adminOrdersTexts } from '#admin/orders/admin-orders.texts.ts'
import { packingTexts as texts } from './packing.texts.ts'
import { SlipColumns } from './slip-columns.tsx'

const cell = 'py-2 pr-4 align-top'

/** What lies in the parcel, and where it goes: one sheet of paper. */
export function PackingSlip({
  order,
  isPaymentShown,
}: {
  order: AdminOrder
  isPaymentShown: boolean
}) {
  const store = useStoreParticulars()
  const to = order.shipping_address
  return (
    <article
      aria-label={`${texts.order} ${order.orderNumber}`}
      className="packing-slip mb-8 border border-hairline bg-surface p-6 sm:p-10"
    >
      <div className="flex flex-wrap items-start justify-between gap-4 border-b-2 border-ink pb-4">
        <div>
          <h2 className="tabular text-2xl font-bold">{`${texts.order} ${order.orderNumber}`}</h2>
          <p className="text-sm">{adminOrdersTexts.confirmedOn(formatDate(order.order_date))}</p>
          {order.waybill && (
            <p className="tabular text-sm">{`${texts.parcel}: ${order.waybill}`}</p>
          )}
          {order.ewayBill.number && (
            <p className="tabular text-sm">{`${texts.ewayBill}: ${order.ewayBill.number}`}</p>
          )}
        </div>
        {(isPaymentShown || isOver(order.status)) && (
          <p className="border-2 border-ink px-3 py-1 text-lg font-bold">{whatIsDue(order)}</p>
        )}
      </div>
      <div className="grid gap-6 py-5 sm:grid-cols-[2fr_1fr] print:grid-cols-[2fr_1fr]">
        <section>
          <h3 className="text-xs text-quiet">{texts.to}</h3>
          <address className="text-xl leading-8 wrap-anywhere not-italic">
            <strong>{to.name}</strong>
            <br />
            {to.streetAddress}
            <br />
            {`${to.city}, ${to.state}`}
            <br />
            <strong className="tabular">{to.pinCode}</strong>
            <br />
            <span className="tabular text-base">{to.phone}</span>
          </address>
        </section>
        <section>
          <h3 className="text-xs text-quiet">{texts.from}</h3>
          <address className="text-sm wrap-anywhere not-italic">
            <strong>{store.name}</strong>
            <br />
            {store.address}
            {store.address && <br />}
            <span className="tabular">{store.phone}</span>
          </address>
        </section>
      </div>
      <Items items={order.order_items.filter(({ quantity, cancelled }) => cancelled < quantity)} />
    </article>
  )
}

function whatIsDue({ status, toCollect = 0 }: AdminOrder): string {
  if (isOver(status)) return texts.over(orderStatusLabels[status])
  return toCollect > 0 ? texts.collect(formatRupees(toCollect)) : texts.paid
}

function Items({ items }: { items: AdminOrder['order_items'] }) {
  return (
    <table className="w-full text-left text-sm">
      <SlipColumns columns={texts.columns} />
      <tbody>
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2} className={`text-right font-medium ${cell}`}>
            {texts.units}
          </th>
          <td className="tabular py-2 text-right text-lg font-bold">{totals(items).units}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** A thing to be laid into the parcel; what is printed on it stands beside, to be compared. */
function Item({ item }: { item: AdminOrder['order_items'][number] }) {
  const { product, quantity, cancelled, selectedDetails: chosen, personalisation } = item
  return (
    <tr className="border-b border-hairline">
      <td className={cell}>
        <span className="flex gap-3">
          <span aria-hidden className="mt-0.5 block size-5 shrink-0 border border-ink" />
          <LinePicture line={item} sizes="3rem" priority className="w-12 shrink-0" />
          <span className="min-w-0 font-medium wrap-anywhere">{product.title}</span>
        </span>
        {(personalisation ?? item.plain) && (
          <div className="mt-2 ml-8 border-l-2 border-ink pl-3">
            <p className="text-xs text-quiet">{texts.printed}</p>
            <LineWords line={item} />
          </div>
        )}
      </td>
      <td className={cell}>
        {[chosen.color, chosen.size, chosen.quantity && texts.packOf(chosen.quantity)]
          .filter(Boolean)
          .join(', ')}
      </td>
      <td className="tabular py-2 text-right align-top text-lg font-bold">
        {quantity - cancelled}
      </td>
    </tr>
  )
}
