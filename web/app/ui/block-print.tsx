import { useId } from 'react'

/** A narrow border of a carved block's print: buds between two rules, one tile repeated. */
export function BlockPrintBorder({ className = '' }: { className?: string }) {
  const id = useId()
  return (
    <svg aria-hidden className={`block h-5 w-full text-action ${className}`}>
      <defs>
        <pattern id={id} width="40" height="20" patternUnits="userSpaceOnUse">
          <path d="M0 1.5h40M0 18.5h40" stroke="currentColor" strokeWidth="1.2" />
          <path
            fill="currentColor"
            d="M20 4.2c2.6 1.7 3.9 3.6 3.9 5.8s-1.3 4.1-3.9 5.8c-2.6-1.7-3.9-3.6-3.9-5.8s1.3-4.1 3.9-5.8Z"
          />
          <path
            fill="var(--ground)"
            d="M20 7.4c1 .8 1.5 1.7 1.5 2.6s-.5 1.8-1.5 2.6c-1-.8-1.5-1.7-1.5-2.6s.5-1.8 1.5-2.6Z"
          />
          <g className="text-link" fill="currentColor">
            <path d="M9.5 10c1.5-2.2 3.2-3.2 5.2-3-.2 2-1.9 3-5.2 3Zm0 0c1.5 2.2 3.2 3.2 5.2 3-.2-2-1.9-3-5.2-3Z" />
            <path d="M30.5 10c-1.5-2.2-3.2-3.2-5.2-3 .2 2 1.9 3 5.2 3Zm0 0c-1.5 2.2-3.2 3.2-5.2 3 .2-2 1.9-3 5.2-3Z" />
            <circle cx="0" cy="10" r="2.2" />
            <circle cx="40" cy="10" r="2.2" />
            <circle cx="5.2" cy="10" r="1" />
            <circle cx="34.8" cy="10" r="1" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

/** The shop's stamp: a tied gift, carved as one would carve a block. */
export function Stamp({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden className={className}>
      <rect width="40" height="40" rx="6" fill="var(--action)" />
      <g fill="none" stroke="var(--on-action)" strokeWidth="2" strokeLinejoin="round">
        <path d="M8.5 17.500h23v4.500h-23zM10.500 22v9.500h19V22" />
        <path d="M20 17.500v14" />
        <path d="M20 17.500c-5.500 0-8.500-2-8.500-4.600 0-1.900 1.400-3.100 3.200-3.100 3 0 5.300 3.300 5.300 7.700Zm0 0c5.500 0 8.500-2 8.500-4.600 0-1.900-1.400-3.100-3.200-3.100-3 0-5.300 3.300-5.300 7.700Z" />
      </g>
      <g fill="var(--star)">
        <circle cx="15.200" cy="27" r="1.300" />
        <circle cx="24.800" cy="27" r="1.300" />
      </g>
    </svg>
  )
}
