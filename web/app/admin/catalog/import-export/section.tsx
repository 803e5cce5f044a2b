import { useId, type ReactNode } from 'react'

/** A section of the page with heading and description. */
export function Section({
  heading,
  sentence,
  children,
}: {
  heading: string
  sentence: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 border-t border-hairline py-5">
      <h2 id={id} className="text-lg font-semibold">
        {heading}
      </h2>
      <p className="max-w-prose pt-1 pb-4 text-sm text-quiet">{sentence}</p>
      {children}
    </section>
  )
}
