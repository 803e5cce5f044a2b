/** A bar for a figure, next to the figure itself. */
export function Bar({ value, most }: { value: number; most: number }) {
  const share = most > 0 ? Math.max(value, 0) / most : 0
  return (
    <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden className="block h-4 w-full">
      <rect width="100" height="12" className="fill-sunken" />
      <rect width={share * 100} height="12" className="fill-link" />
    </svg>
  )
}
