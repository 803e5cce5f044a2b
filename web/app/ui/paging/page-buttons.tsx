import { ChevronLeft, ChevronRight } from 'lucide'
import { Icon } from '#ui/icon.tsx'
import { pageNumbers } from './page-numbers.ts'

const box =
  'tabular grid size-11 place-items-center rounded-control text-sm font-medium transition-colors hover:bg-sunken aria-[current=page]:bg-link aria-[current=page]:text-on-link'

/** Numbered buttons for the pages of a list within a page; nothing for a single page. */
export function PageButtons({
  page,
  pages,
  onChoose,
  words,
}: {
  page: number
  pages: number
  onChoose: (page: number) => void
  words: { label: string; previous: string; next: string }
}) {
  if (pages <= 1) return null
  const end = (to: number, name: string, picture: React.ReactNode) => (
    <li>
      <button type="button" aria-label={name} className={box} onClick={() => onChoose(to)}>
        {picture}
      </button>
    </li>
  )
  return (
    <nav aria-label={words.label} className="mt-6">
      <ul className="flex flex-wrap items-center gap-1">
        {page > 1 && end(page - 1, words.previous, <Icon shape={ChevronLeft} className="size-5" />)}
        {pageNumbers(page, pages).map((number, index) =>
          number === null ? (
            <li key={index === 1 ? 'before' : 'after'} aria-hidden className="px-1 text-quiet">
              …
            </li>
          ) : (
            <li key={number}>
              <button
                type="button"
                aria-current={number === page ? 'page' : undefined}
                className={box}
                onClick={() => onChoose(number)}
              >
                {number}
              </button>
            </li>
          ),
        )}
        {page < pages &&
          end(page + 1, words.next, <Icon shape={ChevronRight} className="size-5" />)}
      </ul>
    </nav>
  )
}
