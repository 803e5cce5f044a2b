/** A plane of a colour that is known only as the page runs. */
export function ColorGround({ color, className }: { color: string; className: string }) {
  return (
    <svg aria-hidden className={className}>
      <rect width="100%" height="100%" fill={color} />
    </svg>
  )
}
