import { useLocation } from 'react-router'
import type { StaffRole } from '@tohfa/contract/accounts/staff-roles'
import { Link } from '#ui/link.ts'
import { type Entry, groupsOf, isAt } from './admin-entries.ts'
import { frameTexts as texts } from './frame.texts.ts'

/**
 * The groups of the staff's pages in a row, and below it the pages of the current group. A group
 * leads to its first page. Narrow screens have the Actions menu instead.
 */
export function AdminBar({ role, isHidden }: { role: StaffRole; isHidden: boolean }) {
  const { pathname } = useLocation()
  const groups = groupsOf(role)
  const current = groups.find(({ entries }) => entries.some((entry) => isAt(entry, pathname)))
  const tabIndex = isHidden ? -1 : undefined
  return (
    <div aria-hidden={isHidden} className="border-b border-hairline bg-surface max-lg:hidden">
      <nav aria-label={texts.groupsLabel} className="page">
        <ul className="-mx-3 flex">
          {groups.map((group) => (
            <li key={group.heading}>
              <Link
                to={group.entries[0]?.to ?? '/admin/today'}
                tabIndex={tabIndex}
                aria-current={group === current ? 'true' : undefined}
                className="inline-flex min-h-11 items-center border-b-2 border-transparent px-3 text-sm font-medium hover:bg-sunken aria-[current=true]:border-link aria-[current=true]:font-semibold aria-[current=true]:text-link"
              >
                {group.heading}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {current && current.entries.length > 1 && (
        <nav aria-label={texts.pagesOf(current.heading)} className="border-t border-hairline">
          <ul className="page flex gap-1 py-1">
            {current.entries.map((entry) => (
              <li key={entry.to} className="first:-ml-3">
                <Link
                  to={entry.to}
                  tabIndex={tabIndex}
                  aria-current={placeOf(entry, pathname)}
                  className="inline-flex min-h-9 items-center rounded-control px-3 text-sm text-quiet hover:bg-sunken hover:text-ink aria-[current]:bg-link-wash aria-[current]:font-semibold aria-[current]:text-link"
                >
                  {entry.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

/** An inner page marks the list that it belongs to, which is not the page itself. */
function placeOf(entry: Entry, path: string): 'page' | 'true' | undefined {
  if (path === entry.to) return 'page'
  return isAt(entry, path) ? 'true' : undefined
}
