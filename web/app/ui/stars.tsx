// chunk: cards
import { useId } from 'react'
import { uiTexts } from './ui.texts.ts'

/** A star in a square of 20, at this distance from the left. */
const starAt = (x: number) =>
  `M${x + 10} 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7L${x + 10} 14.8l-5.1 2.7 1-5.7-4.1-4 5.7-.8z`
export const starPath = starAt(0)
/** All five as one path: a page of filters and cards draws them many times. */
const fiveStars = [0, 20, 40, 60, 80].map(starAt).join('')

/** A rating from 0 to 5, drawn with one decimal. */
export function Stars({ rating, className = 'h-4' }: { rating: number; className?: string }) {
  const id = useId()
  return (
    <>
      <span className="sr-only">{uiTexts.stars(rating)}</span>
      <svg viewBox="0 0 100 20" aria-hidden className={className}>
        <defs>
          <clipPath id={id}>
            <rect width={rating * 20} height="20" />
          </clipPath>
        </defs>
        <path d={fiveStars} fill="var(--hairline)" />
        <path d={fiveStars} fill="var(--star)" clipPath={`url(#${id})`} />
      </svg>
    </>
  )
}
