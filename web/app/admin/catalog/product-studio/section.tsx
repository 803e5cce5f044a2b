import { useId, type ReactNode, type Ref } from 'react'

/** A section with its heading, which takes the focus when the focused element is removed. */
export function Section({
  heading,
  hint,
  headingRef,
  children,
}: {
  heading: string
  hint?: string
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 border-t border-hairline pt-4">
      <h2 ref={headingRef} id={id} tabIndex={-1} className="text-lg font-semibold">
        {heading}
      </h2>
      {hint && <p className="max-w-prose pt-1 text-sm text-quiet">{hint}</p>}
      <div className="pt-4">{children}</div>
    </section>
  )
}
