// chunk: orders
import type { Gift } from '@tohfa/contract/orders/gift'
import { giftTexts as texts } from './gift.texts.ts'

/** The texts of a gift, and its wrapping. */
export function GiftLines({ gift }: { gift: Gift }) {
  const { to, from, message, wrap } = gift
  return (
    <div className="text-sm leading-6">
      <dl data-from-people className="grid grid-cols-[auto_1fr] gap-x-4 wrap-anywhere">
        <dt className="text-quiet">{texts.to}</dt>
        <dd dir="auto">{to}</dd>
        {from && (
          <>
            <dt className="text-quiet">{texts.from}</dt>
            <dd dir="auto">{from}</dd>
          </>
        )}
        <dt className="text-quiet">{texts.message}</dt>
        <dd dir="auto" className="whitespace-pre-line">
          {message}
        </dd>
      </dl>
      <p className="text-quiet">{wrap ? texts.wrapped : texts.noWrap}</p>
      <p className="text-quiet">{texts.card}</p>
    </div>
  )
}
