import type { OrderDetails } from '@tohfa/contract/orders/order-details'
import { href } from '@tohfa/contract/shared/site-map'
import { inLanguage } from '#platform/api/in-language.ts'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { formatDay } from './days.ts'
import { outcomeTexts, redeliveryTexts as texts } from './redelivery.texts.ts'

/** The state of an order after a failed attempt, with a contact if no other action is left. */
export function RedeliverySentence({
  order: {
    orderNumber,
    redelivery: { allowed, until, reason = '', asked, from: _from, ...sentence },
  },
}: {
  order: OrderDetails
}) {
  if (allowed) return until ? texts.until(formatDay(until)) : null
  const isSettled = asked && asked.state !== 'dropped'
  const isOnItsWay = isSettled && asked.state !== 'refused'
  return (
    <>
      {isSettled ? outcomeTexts[asked.state](formatDay(asked.on)) : inLanguage(reason, sentence)}
      {!isOnItsWay && (
        <>
          {' '}
          <Link to={href(`/contact?order=${orderNumber}`)} className={textLinkClass}>
            {texts.help}
          </Link>
        </>
      )}
    </>
  )
}
