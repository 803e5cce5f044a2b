import { isolated } from '@tohfa/print-engine/text/isolated'
import { useRef, type MouseEvent } from 'react'
import { isProductType } from '@tohfa/contract/catalog/product-type-labels'
import { dangerLabels } from '@tohfa/contract/fulfilment/dangers.texts'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { ListedOrder } from '@tohfa/contract/orders/admin-orders'
import { isCashOpen } from '@tohfa/contract/orders/cash-states'
import { isOver, type Order } from '@tohfa/contract/orders/orders'
import { totals } from '@tohfa/contract/orders/pricing'
import { stateLabel } from '#accounts/addresses/state-options.ts'
import { BreakNote } from '#orders/cart/break-note.tsx'
import { LineChoice } from '#orders/cart/line-choice.tsx'
import { typeLabel } from '#catalog/products/type-label.ts'
import { LinePicture } from '#orders/cart/line-picture.tsx'
import { LineWords } from '#orders/cart/printed-words.tsx'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { cancelTexts } from '#orders/order/cancel/cancel.texts.ts'
import { formatDay } from '#orders/order/redelivery/days.ts'
import { StatusMark } from '#orders/order/status-mark.tsx'
import { buttonClass } from '#ui/button.tsx'
import { adminOrdersTexts as texts } from './admin-orders.texts.ts'
import { GiftMark } from './gift-mark.tsx'
import { orderCashTexts } from './order-cash.texts.ts'
import { SelectBox } from './select-box.tsx'
import { paidWord } from './paid-word.ts'

const cell = 'py-4 pr-5 align-top max-lg:block max-lg:p-0'

/**
 * An order in the list: a press anywhere opens it, except on its checkbox and on marked elements.
 */
export function OrderRow({
  order,
  isSelected,
  onSelect,
  onOpen,
}: {
  order: ListedOrder
  isSelected: boolean
  onSelect: (on: boolean) => void
  onOpen: () => void
}) {
  const { orderNumber, shipping_address: to } = order
  const view = useRef<HTMLButtonElement>(null)

  /** Opens it by its button, which gets the focus back later. */
  function press({ target }: MouseEvent) {
    if ((target as Element).closest('label, button') || getSelection()?.toString()) return
    view.current?.focus()
    onOpen()
  }

  return (
    <tr
      onClick={press}
      className="cursor-pointer border-b border-hairline transition-colors hover:bg-sunken/60 has-checked:bg-sunken max-lg:-mx-(--gutter) max-lg:grid max-lg:grid-cols-[auto_1fr_auto] max-lg:gap-x-3 max-lg:gap-y-3 max-lg:px-(--gutter) max-lg:py-4"
    >
      <td className="w-12 py-1.5 align-top max-lg:-m-3 max-lg:p-0">
        <SelectBox name={texts.select(orderNumber)} checked={isSelected} onChange={onSelect} />
      </td>
      <th scope="row" className={`tabular font-semibold ${cell}`}>
        {orderNumber}
        <span className="block text-xs font-normal text-quiet lg:max-w-32">
          {texts.confirmedOn(formatDateTime(order.order_date))}
        </span>
        {order.gift && <GiftMark className="mt-1" />}
      </th>
      <td className={`max-lg:order-2 max-lg:col-span-3 ${cell}`}>
        <ul className="flex flex-col gap-3">
          {order.order_items.map((item) => (
            <Line key={item.id} item={item} />
          ))}
        </ul>
      </td>
      <td className={`wrap-anywhere max-lg:order-3 max-lg:col-span-3 ${cell}`}>
        <bdi>{to.name}</bdi>
        <span className="block text-xs text-quiet">{`${isolated(to.city)} ${to.pinCode}`}</span>
        {order.stateDisagrees && order.stateOfPin && order.status === 'confirmed' && (
          <span className="block text-xs font-medium text-warning">
            {texts.pinIsIn(stateLabel(order.stateOfPin), stateLabel(to.state))}
          </span>
        )}
      </td>
      <td className={`max-lg:order-1 max-lg:text-right ${cell}`}>
        <StatusMark status={order.status} />
        {order.arriveOn && !isOver(order.status) && (
          <span className="mt-1 block text-xs font-medium">
            {texts.wantedOn(formatDay(order.arriveOn))}
          </span>
        )}
        {order.status === 'confirmed' &&
          (isCashOpen(order.cashState) ? (
            <span className="mt-1 block text-xs font-medium text-warning">
              {orderCashTexts.unconfirmed}
            </span>
          ) : (
            <Waiting order={order} />
          ))}
        {order.danger && order.promisedBy && (
          <span className="mt-1 block text-xs font-medium text-danger lg:max-w-40">
            {texts.inDanger(dangerLabels[order.danger], formatDay(order.promisedBy))}
          </span>
        )}
      </td>
      <td
        className={`tabular font-semibold max-lg:order-4 max-lg:col-span-2 max-lg:self-center lg:text-right ${cell}`}
      >
        {formatRupees(order.total)}
        <span className="text-xs font-normal text-quiet max-lg:ml-2 lg:block">
          {paidWord(order)}
          {order.toCollect !== undefined &&
            order.toCollect !== order.total &&
            ` ${formatRupees(order.toCollect)}`}
        </span>
      </td>
      <td className="py-3 text-right align-top max-lg:order-5 max-lg:p-0">
        <button
          ref={view}
          type="button"
          aria-label={texts.open(orderNumber)}
          aria-haspopup="dialog"
          onClick={onOpen}
          className={buttonClass('secondary', 'md')}
        >
          {texts.view}
        </button>
      </td>
    </tr>
  )
}

/** The printing state of a waiting order, and its due day. */
function Waiting({ order: { printing, due, late } }: { order: ListedOrder }) {
  const day = formatDay(due)
  return (
    <span className="mt-1 block text-xs">
      <span className="block text-quiet">{texts.printing[printing]}</span>
      <span className={late ? 'font-medium text-danger' : 'text-quiet'}>
        {late ? texts.lateSince(day) : texts.due(day)}
      </span>
    </span>
  )
}

function Line({ item }: { item: Order['order_items'][number] }) {
  const { product, unitPrice, selectedDetails, personalisation, quantity, cancelled } = item
  const isGone = cancelled === quantity
  const price = totals([{ quantity: 1, product, unitPrice, personalisation }]).total
  return (
    <li className={`grid grid-cols-[2.5rem_1fr] gap-3 ${isGone ? 'text-quiet grayscale' : ''}`}>
      <LinePicture line={item} sizes="2.5rem" className="w-full" />
      <div className="min-w-0">
        <p className={`leading-snug break-words ${isGone ? 'line-through' : ''}`}>
          {product.title}
        </p>
        {isProductType(product.productType) && (
          <p className="text-xs text-quiet">{typeLabel(product.productType)}</p>
        )}
        <LineWords line={item} />
        <BreakNote line={item} />
        <div className="flex flex-wrap gap-x-4 text-xs">
          <LineChoice
            chosen={selectedDetails}
            quantity={isGone ? quantity : quantity - cancelled}
          />
          <span className="tabular text-quiet">{texts.each(formatRupees(price))}</span>
          {cancelled > 0 && (
            <span className="tabular font-medium">{cancelTexts.cancelled(cancelled)}</span>
          )}
        </div>
      </div>
    </li>
  )
}
