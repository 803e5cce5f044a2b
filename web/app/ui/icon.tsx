import type { IconNode } from 'lucide'
import { createElement } from 'react'

/**
 * One of Lucide's drawings, in the colour of the words around it and of the size that `className`
 * gives. What it stands for is said beside it, or is the name of what it stands in.
 */
export function Icon({
  shape,
  className,
  strokeWidth = 2,
}: {
  shape: IconNode
  className: string
  /** Of the 24 units that a drawing is wide and high. */
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
