import { useEffect, useRef } from 'react'
import type { CartLine } from '@tohfa/contract/orders/cart'
import type { CartOffer } from '@tohfa/contract/orders/cart-offer'
import { cashDue } from '@tohfa/contract/orders/cash-due'
import { formatRupees, toPaise, toRupees } from '@tohfa/contract/shared/money'
import { withWrap } from '@tohfa/contract/orders/pricing'
import { writtenValues } from '@tohfa/print-engine/scene/written-values'
import { Link } from '#ui/link.ts'
import { NoticeLink } from '#accounts/account/notice/notice-link.tsx'
import { BreakNote } from '#orders/cart/break-note.tsx'
import { cartTexts } from '#orders/cart/cart.texts.ts'
import { LineChoice } from '#orders/cart/line-choice.tsx'
import { LinePicture } from '#orders/cart/line-picture.tsx'
import { LineWords, PrintedWords } from '#orders/cart/printed-words.tsx'
import { CashRows } from './cash-rows.tsx'
import { PriceDetails } from '#orders/cart/price-details.tsx'
import { titleOf } from '#platform/i18n/product-words.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { scrollBehavior } from '#ui/motion.ts'
import ReturnsNote from '#orders/cart/returns-note.tsx'
import { checkoutTexts as texts } from './checkout.texts.ts'
import type { PlaceOrder } from './use-place-order.ts'

const waitingTexts: Record<PlaceOrder['phase'], string | null> = {
  idle: null,
  placing: texts.placing,
  waiting: texts.waiting,
  paying: texts.paying,
  asking: texts.asking,
  verifying: texts.verifying,
  unconfirmed: null,
}

/** The lines, the sums, the button, and the result of pressing it. */
export function OrderSummary({
  lines,
  bill,
  wrap,
  isCash,
  order,
  hint,
  mayConfirm,
  onConfirm,
}: {
  lines: readonly CartLine[]
  bill: CartOffer
  /** The price of gift wrapping, in rupees. */
  wrap: number
  isCash: boolean
  order: PlaceOrder
  /** What is missing before the order can be confirmed. */
  hint: string | null
  mayConfirm: boolean
  onConfirm: () => void
}) {
  const total = withWrap(bill.totals.total, wrap)
  const cash = cashDue(toPaise(total))
  const waitingFor = waitingTexts[order.phase]
  const gone = lines.find(({ available }) => !available)
  const statusRef = useRef<HTMLParagraphElement>(null)
  // Pressed in the bar of a phone, the result appears elsewhere on the page.
  useEffect(() => {
    if (order.notice)
      statusRef.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
  }, [order.notice])
  // Printed text must not scroll out of sight.
  const isPrinted = lines.some(isWritten)

  return (
    <aside aria-label={cartTexts.summary} className="lg:sticky lg:top-24 lg:self-start">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 className="text-lg font-semibold">{texts.yourItems}</h2>
        <Link
          to="/cart"
          className="inline-flex min-h-6 items-center rounded-control text-sm text-link underline underline-offset-4"
        >
          {texts.change}
        </Link>
      </div>
      <ul className={`mb-6 flex flex-col gap-3 ${isPrinted ? '' : 'max-h-80 overflow-y-auto'}`}>
        {lines.map((line) => (
          <SummaryLine key={line.id} line={line} />
        ))}
      </ul>
      <h2 className="mb-3 border-t border-hairline pt-5 text-lg font-semibold">
        {cartTexts.summary}
      </h2>
      <PriceDetails bill={bill} wrap={wrap}>
        {isCash && <CashRows {...cash} />}
      </PriceDetails>
      <div role="alert" className="mt-5 flex flex-col gap-3 text-sm empty:hidden">
        {gone && (
          <p className="text-danger">
            {gone.unavailableBecause
              ? texts[gone.unavailableBecause](titleOf(gone.product))
              : texts.unavailable(titleOf(gone.product))}
          </p>
        )}
        {hint && <p className="text-warning">{hint}</p>}
        {order.notice && (
          <p
            ref={statusRef}
            className={`border-l-2 px-4 py-3 ${order.notice.tone === 'danger' ? 'border-danger bg-action-wash' : 'border-link bg-link-wash'}`}
          >
            {order.notice.text}
          </p>
        )}
      </div>
      {order.phase === 'unconfirmed' ? (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={order.checkAgain}>{texts.checkAgain}</Button>
          <ButtonLink look="secondary" to="/account/orders">
            {texts.myOrders}
          </ButtonLink>
        </div>
      ) : (
        <>
          <div className="my-5">
            <ReturnsNote isPersonalised={lines.some(({ personalisation }) => personalisation)} />
          </div>
          <p className="text-xs text-quiet">
            {`${texts.notice} `}
            <NoticeLink part="order" />
          </p>
          <div data-bottom-bar className="mt-3 bottom-bar flex items-center gap-4">
            {/* Hidden from screen readers, because the page has the text already. */}
            <div aria-hidden className="hidden min-w-0 flex-1 max-md:tall:block">
              <p
                data-text={formatRupees(isCash ? toRupees(cash.toCollect) : total)}
                className="tabular text-lg leading-tight font-semibold before:content-[attr(data-text)]"
              />
              <p
                data-text={hint ?? waitingFor ?? cartTexts.total}
                className={`text-xs leading-tight before:content-[attr(data-text)] ${hint ? 'text-warning' : 'text-quiet'}`}
              />
            </div>
            <Button
              size="lg"
              className="flex-1 whitespace-nowrap max-sm:px-3"
              busy={order.isBusy}
              disabled={!mayConfirm}
              onClick={onConfirm}
            >
              {texts.confirm}
            </Button>
          </div>
        </>
      )}
      {order.phase === 'waiting' && (
        <Button look="quiet" className="mt-2 w-full" onClick={order.stopWaiting}>
          {texts.stopWaiting}
        </Button>
      )}
      <output className="mt-2 block min-h-5 text-center text-xs text-quiet">{waitingFor}</output>
    </aside>
  )
}

function SummaryLine({ line }: { line: CartLine }) {
  const { product, selectedDetails, quantity, personalisation } = line
  return (
    <li className="grid grid-cols-[4rem_1fr_auto] grid-rows-[auto_1fr] gap-x-3">
      <LinePicture line={line} sizes="4rem" className="row-span-2 w-full self-start" />
      <div className="min-w-0">
        <p className="text-sm leading-snug font-medium break-words">{titleOf(product)}</p>
        <LineChoice chosen={selectedDetails} />
        <BreakNote line={line} />
        {(line.plain || line.list) && <LineWords line={line} />}
      </div>
      <span className="tabular text-sm text-quiet">{texts.units(quantity)}</span>
      {personalisation && isWritten(line) && (
        <div className="col-span-2 col-start-2 mt-1.5 self-start border-l-2 border-warning bg-warning-wash px-3 py-1.5">
          <p className="text-xs font-medium">{cartTexts.printed}</p>
          <PrintedWords values={personalisation.values} size="lg" />
        </div>
      )}
    </li>
  )
}

/** Whether it has a print with text. */
const isWritten = ({ personalisation }: CartLine): boolean =>
  writtenValues(personalisation?.values ?? []).length > 0
