import { type ReactNode, useId } from 'react'

/** A part of a customer's page under its heading. */
export function CustomerSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="pb-2 text-lg font-semibold">
        {heading}
      </h2>
      {children}
    </section>
  )
}
