import { useState } from 'react'
import type { Session } from '@tohfa/contract/accounts/accounts'
import type { Address } from '@tohfa/contract/accounts/addresses'
import type { CartLine } from '@tohfa/contract/orders/cart'
import type { CartOffer } from '@tohfa/contract/orders/cart-offer'
import type { PaymentMethod } from '@tohfa/contract/orders/orders'
import { cashDue } from '@tohfa/contract/orders/cash-due'
import { formatRupees, toPaise, toRupees } from '@tohfa/contract/shared/money'
import type { PayWindow } from '@tohfa/contract/shared/pages'
import { withWrap } from '@tohfa/contract/orders/pricing'
import type { Serviceability } from '@tohfa/contract/fulfilment/shipping'
import { texts as sharedTexts } from '@tohfa/contract/i18n/texts'
import { StateNote } from '#accounts/addresses/state-note.tsx'
import { DeliveryNote } from '#accounts/addresses/delivery-note.tsx'
import { useAddresses, type Addresses } from '#accounts/account/addresses/use-addresses.ts'
import { useServiceability } from '#accounts/addresses/use-serviceability.ts'
import { useGet } from '#platform/api/use-get.ts'
import { EmptyCart } from '#orders/cart/empty-cart.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AddressChooser } from './address-chooser.tsx'
import { checkoutTexts as texts } from './checkout.texts.ts'
import { ArrivalChoice, ArrivalNote } from './arrival-choice.tsx'
import { useArrival } from './use-arrival.ts'
import { BusinessFold } from './business-fold.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { GiftPart } from './gift/gift-part.tsx'
import { useGift } from './gift/use-gift.ts'
import { MessageTick } from './messages/message-tick.tsx'
import { useMessages } from './messages/use-messages.ts'
import { useBusiness } from './use-business.ts'
import { useElsewhere } from './use-elsewhere.ts'
import { usePlaceOrder } from './use-place-order.ts'

function hintFor(
  { addresses, form }: Addresses,
  address: Address | undefined,
  isElsewhere: boolean,
): string | null {
  if (addresses === null) return null
  if (!address) return sharedTexts.selectAddress
  return form && !isElsewhere ? texts.saveFirst : null
}

/** Why an order of this total, in rupees, cannot be paid in cash. */
function whyNoCash(
  { cod, cashOff, cashMax, cashCustomised }: Serviceability,
  { total, personalised, isList }: { total: number; personalised: number; isList: boolean },
): string | null {
  if (cashOff) return texts.cashOff
  if (!cod) return texts.noCash
  if (cashMax !== undefined && total > cashMax) return texts.cashTooMuch(formatRupees(cashMax))
  if (isList) return texts.cashList
  return cashCustomised === 'prepaid' && personalised > 0 ? texts.cashPrepaid : null
}

/** The online advance of a cash order, in rupees. */
function advanceOf({ cashAdvance = 0 }: Serviceability, personalised: number): number {
  return Math.ceil((toPaise(personalised) * cashAdvance) / 10_000)
}

/** The choices in one column next to the summary (docs/product.md 9.1). */
export function CheckoutForm({
  session,
  lines,
  bill,
  payWindow,
}: {
  session: Session
  lines: readonly CartLine[]
  /** The sums of the lines. */
  bill: CartOffer
  payWindow: PayWindow
}) {
  const book = useAddresses(session)
  const [chosen, setChosen] = useState(0)
  const [wanted, setWanted] = useState<PaymentMethod>('online')
  const elsewhere = useElsewhere(session.userInfo.id)
  const isElsewhere = elsewhere.isChosen
  const address = isElsewhere ? elsewhere.address : book.addresses?.[chosen]
  const check = useServiceability(address?.pinCode)
  const served = check.status === 'known' && check.served
  const gift = useGift(session.userInfo.id)
  const wrap = (gift.isOn && gift.draft.wrap && bill.wrap) || 0
  const total = withWrap(bill.totals.total, wrap)
  const { personalised } = bill.totals
  const isList = lines.some(({ list }) => list)
  const noCash = served ? whyNoCash(check.area, { total, personalised, isList }) : null
  const advance = served ? advanceOf(check.area, personalised) : 0
  const method = noCash ? 'online' : wanted
  const business = useBusiness(session.userInfo.id)
  const { latest: agreed } = useGet('GET /user/:id/messages', {
    params: { id: session.userInfo.id },
  })
  const messages = useMessages(
    agreed?.success ? agreed.data : null,
    // The phone of somebody else is not theirs to agree for.
    gift.isOn || isElsewhere ? undefined : address?.phone,
  )
  const arrival = useArrival(session.userInfo.id, served ? address?.pinCode : undefined, lines)
  const order = usePlaceOrder(payWindow, {
    onOrdered() {
      for (const { forget } of [business, gift, elsewhere, arrival]) forget()
    },
    onRefused(refusal) {
      const { fields } = refusal
      if (arrival.refuse(refusal)) return
      // A saved address that violates newer rules is corrected in place.
      if (!fields || business.refuse(fields) || gift.refuse(fields)) return
      if (isElsewhere) elsewhere.edit()
      else book.edit(chosen)
    },
  })

  // Also bought in another window, while this one waits for its own order.
  if (lines.length === 0 && !order.isBusy) return <EmptyCart visitor={false} />
  return (
    <>
      <h1 className="pb-6 text-2xl font-semibold">{texts.heading}</h1>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <section aria-labelledby="address-heading">
            <h2 id="address-heading" className="mb-4 text-lg font-semibold">
              {texts.addressHeading}
            </h2>
            {book.addresses && (
              <AddressChooser
                book={book}
                addresses={book.addresses}
                chosen={chosen}
                note={
                  <div className="flex flex-wrap gap-x-3">
                    <DeliveryNote check={check} />
                    <ArrivalNote arrival={arrival} />
                    {served && address && <StateNote address={address} area={check.area} />}
                  </div>
                }
                elsewhere={elsewhere}
                email={session.userInfo.email}
                onChoose={setChosen}
              />
            )}
            {!book.addresses &&
              (book.error ? (
                <div role="alert" className="flex flex-wrap items-center gap-4">
                  <p>{texts.notRead}</p>
                  <Button look="secondary" onClick={book.retry}>
                    {texts.tryAgain}
                  </Button>
                </div>
              ) : (
                <Skeleton className="h-44" />
              ))}
          </section>
          <ArrivalChoice arrival={arrival} />
          <section aria-labelledby="payment-heading">
            <h2 id="payment-heading" className="mb-4 text-lg font-semibold">
              {texts.paymentHeading}
            </h2>
            <PaymentChoice
              value={method}
              noCash={noCash}
              total={total}
              advance={advance}
              onChange={setWanted}
            />
          </section>
          <GiftPart
            gift={gift}
            wrapPrice={bill.wrap}
            toCollect={
              method === 'cash'
                ? toRupees(cashDue(toPaise(total) - toPaise(advance)).toCollect)
                : null
            }
          />
          <BusinessFold business={business} />
          <MessageTick box={messages} />
        </div>
        <OrderSummary
          lines={lines}
          bill={bill}
          wrap={wrap}
          isCash={method === 'cash'}
          order={order}
          hint={gift.isReady ? hintFor(book, address, isElsewhere) : texts.giftOnItsWay}
          mayConfirm={
            address !== undefined && served && (isElsewhere || !book.form) && gift.isReady
          }
          onConfirm={() => {
            if (!address) return
            business.submit((named) =>
              gift.submit((wish) =>
                order.confirm({
                  userId: session.userInfo.id,
                  lines,
                  units: bill.totals.units,
                  total,
                  address,
                  buyer: wish || isElsewhere ? session.userInfo : address,
                  method,
                  business: named,
                  gift: wish,
                  arriveOn: arrival.arriveOn,
                  isTold: messages?.isTicked === true,
                }),
              ),
            )
          }}
        />
      </div>
    </>
  )
}
