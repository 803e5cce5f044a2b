/** A narrow border of a carved block's print: buds between two rules, one tile repeated. */
export function OrnamentBorder({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`block-print h-5 w-full ${className}`} />
}

/** The shop's stamp: a tied gift, carved as one would carve a block. */
export function Stamp({ className = 'size-9' }: { className?: string }) {
  return (
    <img
      src="/favicon.svg"
      alt=""
      width={36}
      height={36}
      // Lower priority than the main picture.
      fetchPriority="low"
      className={`shrink-0 ${className}`}
    />
  )
}
