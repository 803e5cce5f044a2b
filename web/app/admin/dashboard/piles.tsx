import { orderPiles } from '@tohfa/contract/orders/piles'
import type { Href } from '@tohfa/contract/shared/site-map'
import type { Pile, WorkPiles } from '@tohfa/contract/backoffice/work-piles'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.ts'
import { pileLabels, dashboardTexts as texts } from './dashboard.texts.ts'

/** The page of each pile; small ones are on the dashboard itself. */
const places: Record<Pile['pile'], Href> = {
  print: '/admin/orders?pile=print&sort=oldest',
  press: '/admin/orders?pile=press&sort=oldest',
  pack: '/admin/orders?pile=pack&sort=oldest',
  ship: '/admin/orders?pile=ship&sort=oldest',
  confirm: '/admin/orders?pile=confirm&sort=oldest',
  handover: '/admin/orders?pile=handover&sort=oldest',
  endangered: '/admin/orders?endangered=true&sort=oldest',
  held: '/admin/print?state=held',
  failedPrints: '/admin/print?state=failed',
  messages: '/admin/messages?state=open',
  returns: '/admin/returns?pile=returns',
  inspect: '/admin/returns?pile=inspect',
  giveBack: '/admin/returns?pile=giveBack',
  failedRefunds: '/admin/today#failedRefunds',
  refundsToSend: '/admin/today#refundsToSend',
  refundsAwaited: '/admin/today#refundsAwaited',
  unsettled: '/admin/today#unsettled',
  unremitted: '/admin/today#unremitted',
  cameBack: '/admin/today#cameBack',
  jobs: '/admin/today#jobs',
  lowStock: '/admin/today#lowStock',
}
const isOfOrders = ({ pile }: Pile) => orderPiles.some((known) => known === pile)

/** The work piles: the stages of an order from the press to the courier, and the others. */
export function Piles({ piles }: Pick<WorkPiles, 'piles'>) {
  // Most shops confirm no orders: the stages begin at the press there.
  const ofOrders = piles.filter(
    (pile) => isOfOrders(pile) && (pile.pile !== 'confirm' || pile.count > 0),
  )
  const others = piles.filter((pile) => !isOfOrders(pile) && pile.count > 0)
  if (piles.every(({ count }) => count === 0))
    return <EmptyState heading={<h2>{texts.nothing}</h2>} sentence={texts.nothingSentence} />
  return (
    <>
      <section aria-labelledby="order-piles">
        <h2 id="order-piles" className="sr-only">
          {texts.orders}
        </h2>
        <ul className="grid grid-cols-2 gap-x-6 border-t border-hairline md:grid-cols-3 lg:grid-cols-5">
          {ofOrders.map((pile) => (
            <OnePile key={pile.pile} pile={pile} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="other-piles">
        <h2 id="other-piles" className="pb-2 text-lg font-semibold">
          {texts.more}
        </h2>
        {others.length === 0 ? (
          <p className="text-sm">{texts.nothingElse}</p>
        ) : (
          <ul className="grid grid-cols-2 gap-x-6 border-t border-hairline md:grid-cols-3 lg:grid-cols-5">
            {others.map((pile) => (
              <OnePile key={pile.pile} pile={pile} />
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

/** A link to the items of the pile. */
function OnePile({ pile: { pile, count, late, today, oldest } }: { pile: Pile }) {
  return (
    <li className="min-w-0 border-b border-hairline">
      <Link
        to={places[pile]}
        className="flex h-full min-h-13 flex-col py-3 text-quiet hover:bg-link-wash"
      >
        <span className={`tabular text-3xl font-semibold ${count > 0 ? 'text-ink' : 'text-quiet'}`}>
          {count}
        </span>{' '}
        <span className="font-medium text-link">{pileLabels[pile](count)}</span>{' '}
        {late > 0 && (
          <span className="tabular text-sm font-medium text-danger">{`${texts.late(late)} `}</span>
        )}
        {today > 0 && (
          <span className="tabular text-sm text-warning">{`${texts.dueToday(today)} `}</span>
        )}
        {oldest && count > 0 && (
          <span className="tabular text-xs">{texts.since(formatDateTime(oldest))}</span>
        )}
      </Link>
    </li>
  )
}
