import { useGet } from '#platform/api/use-get.ts'
import { formatDate } from '#platform/i18n/dates.ts'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { ticketStateLabels, ticketTexts as texts } from './ticket.texts.ts'

/** The signed-in person's messages, each with a link to its ticket. */
export default function OwnTickets() {
  const { latest } = useGet('GET /tickets', {})
  if (latest?.success && latest.data.length === 0) return null
  return (
    <section className="mt-10 border-t border-hairline pt-6" aria-busy={!latest}>
      <h2 className="text-lg font-semibold">{texts.own}</h2>
      {latest?.success === false && <p className="pt-2 text-sm">{texts.ownNotRead}</p>}
      <ul>
        {latest?.success &&
          latest.data.map(({ number, token, state, createdAt, message }) => (
            <li key={number} className="border-b border-hairline py-3 text-sm last:border-0">
              <p className="tabular flex flex-wrap gap-x-4">
                <Link to={`/ticket/${token}`} className={textLinkClass}>
                  {texts.seeOf(number)}
                </Link>
                <span className="font-medium">{ticketStateLabels[state]}</span>
                <time dateTime={createdAt} className="text-quiet">
                  {formatDate(createdAt)}
                </time>
              </p>
              <p className="line-clamp-2 pt-1 text-quiet wrap-anywhere" data-from-people>
                {message}
              </p>
            </li>
          ))}
      </ul>
    </section>
  )
}
