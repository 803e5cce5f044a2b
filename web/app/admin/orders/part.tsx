import { useId, type ReactNode } from 'react'

/** A section of an order's dialog under its heading. */
export function Part({
  heading,
  className = '',
  children,
}: {
  heading: string
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`min-w-0 ${className}`}>
      <h3 id={id} className="mb-2 text-sm font-semibold">
        {heading}
      </h3>
      {children}
    </section>
  )
}

/** Names with their values, one per line. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="tabular grid grid-cols-[auto_1fr] content-start gap-x-6 gap-y-1.5 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-quiet">{name}</dt>
          <dd className="text-right wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
