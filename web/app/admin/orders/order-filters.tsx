import { paymentMethods } from '@tohfa/contract/orders/orders'
import { orderPiles } from '@tohfa/contract/orders/piles'
import { printProgress } from '@tohfa/contract/fulfilment/print-progress'
import { paymentLabels } from '#orders/order/orders.texts.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { adminOrdersTexts, filterTexts as texts } from './admin-orders.texts.ts'
import {
  narrowing,
  pageSizes,
  readShown,
  type OrderListState,
  shownQuery,
} from './use-admin-orders.ts'

const any = { value: '', label: texts.any }
const payments = [any, ...paymentMethods.map((value) => ({ value, label: paymentLabels[value] }))]
const printings = [
  any,
  ...printProgress.map((value) => ({ value, label: adminOrdersTexts.printing[value] })),
]
const lates = [
  any,
  { value: 'true', label: texts.isLate },
  { value: 'false', label: texts.isNotLate },
]
const promises = [any, { value: 'true', label: texts.isEndangered }]
const piles = [any, ...orderPiles.map((value) => ({ value, label: texts.piles[value] }))]
const sorts = [
  { value: '', label: texts.newest },
  { value: 'oldest', label: texts.oldest },
]
const sizes = pageSizes.map((size) => ({ value: String(size), label: String(size) }))

/** Filters the list by days, payment, printing and lateness, and sets its layout. */
export function OrderFilters({
  shown,
  onShow,
}: {
  shown: OrderListState
  onShow: (next: OrderListState) => void
}) {
  const set = narrowing.filter((name) => shown[name] !== undefined).length
  /** Values go through the parser of the address, so an invalid one counts as absent. */
  function choose(name: keyof OrderListState, value: string) {
    const query = shownQuery({ ...shown, page: 1 })
    if (value) query.set(name, value)
    else query.delete(name)
    onShow(readShown(query))
  }
  const tie = (name: keyof OrderListState) => ({
    value: String(shown[name] ?? ''),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      choose(name, currentTarget.value),
  })
  return (
    <details className="border-b border-hairline">
      <summary className="min-h-11 cursor-pointer py-3 text-sm font-medium text-link">
        {set > 0 ? texts.headingSet(set) : texts.heading}
      </summary>
      <div className="grid grid-cols-2 items-start gap-x-4 pt-2 md:grid-cols-4">
        <Field type="date" label={texts.from} {...tie('from')} />
        <Field type="date" label={texts.to} {...tie('to')} />
        <SelectField label={texts.payment} options={payments} {...tie('payment')} />
        <SelectField label={texts.printing} options={printings} {...tie('printing')} />
        <SelectField label={texts.late} options={lates} {...tie('late')} />
        <SelectField label={texts.promise} options={promises} {...tie('endangered')} />
        <SelectField label={texts.pile} options={piles} {...tie('pile')} />
        <SelectField label={texts.sort} options={sorts} {...tie('sort')} />
        <SelectField
          label={texts.limit}
          options={sizes}
          {...tie('limit')}
          value={String(shown.limit ?? pageSizes[0])}
        />
      </div>
      {set > 0 && (
        <Button
          look="quiet"
          className="mb-2 sm:-ml-5"
          onClick={() => {
            const query = shownQuery({ ...shown, page: 1 })
            for (const name of narrowing) query.delete(name)
            onShow(readShown(query))
          }}
        >
          {texts.clear}
        </Button>
      )}
    </details>
  )
}
