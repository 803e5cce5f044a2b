// chunk: cards
/** Stands where something will come, in its very size. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`animate-shimmer bg-sunken ${className}`} />
}
