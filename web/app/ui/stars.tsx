import { useId } from 'react'
import { uiTexts } from './ui.texts.ts'

/** A star in a square of 20. */
export const starPath =
  'M10 1.800l2.500 5.200 5.700.800-4.100 4 1 5.700L10 14.800l-5.100 2.700 1-5.700-4.100-4 5.700-.800z'

/** A rating out of five, drawn to the tenth. */
export function Stars({ rating, className = 'h-4' }: { rating: number; className?: string }) {
  const id = useId()
  const filled = Math.max(0, Math.min(5, rating)) * 20
  return (
    <>
      <span className="sr-only">{uiTexts.stars(rating)}</span>
      <svg viewBox="0 0 100 20" aria-hidden className={className}>
        <defs>
          <clipPath id={id}>
            <rect width={filled} height="20" />
          </clipPath>
        </defs>
        {[0, 20, 40, 60, 80].map((x) => (
          <path key={x} transform={`translate(${x})`} d={starPath} fill="var(--hairline)" />
        ))}
        <g clipPath={`url(#${id})`}>
          {[0, 20, 40, 60, 80].map((x) => (
            <path key={x} transform={`translate(${x})`} d={starPath} fill="var(--star)" />
          ))}
        </g>
      </svg>
    </>
  )
}
