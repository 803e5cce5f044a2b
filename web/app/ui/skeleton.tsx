// chunk: cards
/** A placeholder for content that is loading, in its exact size. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`animate-shimmer bg-sunken ${className}`} />
}
