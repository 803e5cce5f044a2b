import { type ReactNode, useState } from 'react'

/** What was done, for screen readers: an element to place, and the function that fills it. */
export function useSaid(): { live: ReactNode; say: (sentence: string) => void } {
  const [said, setSaid] = useState({ sentence: '', nth: 0 })
  return {
    live: (
      <p aria-live="polite" className="sr-only font-system">
        <span key={said.nth}>{said.sentence}</span>
      </p>
    ),
    say: (sentence) => setSaid(({ nth }) => ({ sentence, nth: nth + 1 })),
  }
}
