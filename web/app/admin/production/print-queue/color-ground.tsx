/** A background whose colour is known only at run time. */
export function ColorGround({ color, className }: { color: string; className: string }) {
  return (
    <svg aria-hidden className={className}>
      <rect width="100%" height="100%" fill={color} />
    </svg>
  )
}
