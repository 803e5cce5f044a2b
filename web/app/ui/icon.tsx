import type { IconNode } from 'lucide'
import { createElement } from 'react'

/**
 * An icon of Lucide in the colour of the surrounding text, sized by `className`. Its meaning is in
 * the text next to it, or is the accessible name of its parent.
 */
export function Icon({
  shape,
  className,
  strokeWidth = 2,
}: {
  shape: IconNode
  className: string
  /** In units of the drawing, which is 24 wide and high. */
  strokeWidth?: number
}) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {shape.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
