import { commandLine, type StaffChange } from '@tohfa/contract/backoffice/staff-log'
import { Link } from '#ui/link.ts'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { actionLabels, staffLogTexts as texts, subjectLabels } from './staff-log.texts.ts'
import { detailWords, valueWords } from './detail-words.ts'
import { placeLabels } from '#admin/content/banners/banners.texts.ts'

const { columns } = texts
const cell = 'py-3 pr-5 align-top wrap-anywhere max-md:block max-md:p-0'
const link = 'font-semibold text-link underline-offset-4 hover:underline'

/** Changes, one per line; on a phone each is a card. */
export function ChangeRows({ changes }: { changes: readonly StaffChange[] }) {
  return (
    <table className="w-full text-left text-sm max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-b border-hairline text-xs text-quiet">
          {[columns.when, columns.who, columns.what, columns.details].map((name) => (
            <th key={name} scope="col" className="py-3 pr-5 font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {changes.map((change) => (
          <tr
            key={change.id}
            className="border-b border-hairline max-md:flex max-md:flex-col max-md:gap-1 max-md:py-3"
          >
            <td className={`tabular whitespace-nowrap text-quiet ${cell}`}>
              <time dateTime={change.at}>{formatDateTime(change.at)}</time>
            </td>
            <td className={cell}>{change.by === commandLine ? texts.commandLine : change.by}</td>
            <td className={cell}>
              {`${subjectLabels[change.subject]} `}
              <Name change={change} />
              {` ${actionLabels[change.action]}`}
            </td>
            <td className={`text-quiet ${cell}`}>
              <ul>
                {detailWords(change.details).map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The subject of a change, as a link if it still exists. */
function Name({ change: { subject, subjectId, action, name } }: { change: StaffChange }) {
  if (subject === 'order' && subjectId)
    return (
      <Link to={`/admin/orders?order=${subjectId}`} className={link}>
        {name}
      </Link>
    )
  if (subject === 'product' && subjectId && action !== 'deleted')
    return (
      <Link to={`/admin/product-details/${subjectId}`} className={link}>
        {name}
      </Link>
    )
  return <strong className="font-semibold">{placeOf(name) ?? valueWords(name)}</strong>
}

/** A new order of banners is named by their position: `homepage-top, mobile`. */
const placeOf = (name: string) => placeLabels[`${name}, any`.split(', ').slice(0, 2).join(' ')]
