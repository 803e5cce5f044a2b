import type { Motif } from '@tohfa/print-engine/scene/motif'

/** A drawing in the colours chosen for its slots, as large as its place. */
export function MotifPicture({
  motif: { box, paths },
  colors = [],
  className = '',
}: {
  motif: Motif
  colors?: readonly string[]
  className?: string
}) {
  return (
    <svg
      aria-hidden
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      className={`block ${className}`}
    >
      {paths.map(({ d, fill, slot, line, opacity }, at) => {
        const color = (slot === undefined ? undefined : colors[slot]) ?? fill
        const paint = line
          ? {
              fill: 'none',
              stroke: color,
              strokeWidth: line,
              strokeLinecap: 'round' as const,
              strokeLinejoin: 'round' as const,
            }
          : { fill: color }
        // The parts of a drawing never change places.
        // oxlint-disable-next-line react/no-array-index-key
        return <path key={at} d={d} opacity={opacity} {...paint} />
      })}
    </svg>
  )
}
