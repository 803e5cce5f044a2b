import { useId, type ReactNode } from 'react'

/** A part of the list's page with its heading. */
export function ListSection({
  heading,
  sentence,
  children,
}: {
  heading: string
  sentence?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 border-t border-hairline py-6">
      <h2 id={id} className="text-lg font-semibold">
        {heading}
      </h2>
      {sentence && <p className="max-w-prose pt-1 text-sm text-quiet">{sentence}</p>}
      {children}
    </section>
  )
}
