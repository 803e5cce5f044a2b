// chunk: paging
import { ChevronLeft, ChevronRight } from 'lucide'
import { useEffect, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Link, type Way } from '#ui/link.ts'
import { focusMain } from '#ui/focus-main.ts'
import { pageNumbers } from './page-numbers.ts'

const box =
  'tabular grid size-11 place-items-center rounded-control text-sm font-medium transition-colors hover:bg-sunken aria-[current=page]:bg-link aria-[current=page]:text-on-link'

/** Numbered links to the pages of a list; nothing for a single page. */
export function Pagination({
  page,
  pages,
  href,
  words,
}: {
  page: number
  pages: number
  href: (page: number) => Way
  words: { label: string; previous: string; next: string; page: (page: number) => string }
}) {
  const frame = useRef<HTMLElement>(null)
  const last = useRef(page)

  // The window scrolls to the top of the new page, and the focus moves there.
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    if (frame.current?.contains(document.activeElement)) focusMain()
  }, [page])

  if (pages <= 1) return null
  return (
    <nav ref={frame} aria-label={words.label} className="mt-12 flex justify-center">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 && (
          <li>
            <Link to={href(page - 1)} rel="prev" aria-label={words.previous} className={box}>
              <Icon shape={ChevronLeft} className="size-5" />
            </Link>
          </li>
        )}
        {pageNumbers(page, pages).map((number, index) =>
          number === null ? (
            <li
              key={`gap-${index === 1 ? 'before' : 'after'}`}
              aria-hidden
              className="px-1 text-quiet"
            >
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={href(number)}
                aria-label={words.page(number)}
                aria-current={number === page ? 'page' : undefined}
                className={box}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Link to={href(page + 1)} rel="next" aria-label={words.next} className={box}>
              <Icon shape={ChevronRight} className="size-5" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
