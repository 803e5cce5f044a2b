import { useId, type Ref } from 'react'
import { starPath } from '#ui/stars.tsx'
import { writeTexts as texts } from './write-review.texts.ts'

/** One to five stars as radio buttons, for arrow keys and screen readers. */
export function StarInput({
  value,
  onChange,
  error,
  ref,
}: {
  value: number
  onChange: (stars: number) => void
  error: string | undefined
  /** The first star, to focus it. */
  ref?: Ref<HTMLInputElement>
}) {
  const id = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={error && id}>
      <legend className="text-sm font-medium">{texts.rating}</legend>
      <div className="-ml-1.5 flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className="relative grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-link"
          >
            <input
              ref={stars === 1 ? ref : undefined}
              type="radio"
              name={id}
              aria-label={texts.stars(stars)}
              checked={stars === value}
              onChange={() => onChange(stars)}
              className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
            />
            <svg viewBox="-1 -1 22 22" aria-hidden className="pointer-events-none h-8">
              <path
                d={starPath}
                stroke="var(--control-line)"
                fill={stars <= value ? 'var(--star)' : 'none'}
              />
            </svg>
          </label>
        ))}
      </div>
      <p id={id} className="min-h-5 text-xs font-medium text-danger">
        {error}
      </p>
    </fieldset>
  )
}
