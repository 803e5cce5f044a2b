import { ChevronLeft, ChevronRight } from 'lucide'
import { Children, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/button.tsx'
import { scrollBehavior } from '#ui/motion.ts'
import { homeTexts as texts } from './home.texts.ts'

/** A row of cards that scrolls by swiping, or by its two buttons from medium screens on. */
export function ProductRow({
  heading,
  viewAll,
  children,
}: {
  heading: string
  viewAll?: ReactNode
  children: ReactNode
}) {
  const list = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ start: true, end: false })

  const look = useCallback(() => {
    const element = list.current
    if (!element) return
    const { scrollLeft, scrollWidth, clientWidth } = element
    const start = scrollLeft < 8
    const end = scrollLeft + clientWidth > scrollWidth - 8
    setEnds((known) => (known.start === start && known.end === end ? known : { start, end }))
  }, [])

  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [look])

  function move(direction: 1 | -1) {
    const element = list.current
    element?.scrollBy({ left: direction * element.clientWidth * 0.8, behavior: scrollBehavior() })
  }

  return (
    <>
      <div className="mb-4 flex items-center justify-between gap-4 sm:mb-6">
        <h2 className="text-xl font-semibold tracking-tight sm:text-2xl">{heading}</h2>
        <div className="flex shrink-0 items-center gap-1">
          {viewAll}
          <div className="-mr-3 ml-3 hidden gap-1 md:flex">
            <IconButton name={texts.previous} disabled={ends.start} onClick={() => move(-1)}>
              <Icon shape={ChevronLeft} className="size-5" />
            </IconButton>
            <IconButton name={texts.next} disabled={ends.end} onClick={() => move(1)}>
              <Icon shape={ChevronRight} className="size-5" />
            </IconButton>
          </div>
        </div>
      </div>
      <ul
        ref={list}
        onScroll={look}
        className="no-scrollbar relative -mx-(--gutter) flex snap-x scroll-px-(--gutter) gap-4 overflow-x-auto overscroll-x-contain px-(--gutter) sm:gap-6 lg:mx-0 lg:scroll-px-0 lg:px-0"
      >
        {Children.map(children, (child) => (
          <li className="w-[42vw] max-w-60 shrink-0 snap-start sm:w-[28vw] lg:w-[max(14.75rem,calc((100%-6rem)/5))]">
            {child}
          </li>
        ))}
      </ul>
    </>
  )
}
