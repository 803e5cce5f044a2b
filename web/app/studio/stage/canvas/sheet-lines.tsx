import type { BlankArea } from '@tohfa/print-engine/scene/blanks'

/** Where a sheet is cut, and the distance within which content is safe. */
export function SheetLines({ sheet: { width, height, bleed, safe } }: { sheet: BlankArea }) {
  const [across, down] = [width + 2 * bleed, height + 2 * bleed]
  return (
    <svg
      viewBox={`${-across / 2} ${-down / 2} ${across} ${down}`}
      className="pointer-events-none absolute inset-0 size-full fill-none"
    >
      {bleed > 0 && (
        <rect
          x={-width / 2}
          y={-height / 2}
          width={width}
          height={height}
          vectorEffect="non-scaling-stroke"
          className="stroke-danger"
        />
      )}
      {[
        ['stroke-surface/80', undefined],
        ['stroke-link/70', '5 4'],
      ].map(([stroke, dashes]) => (
        <rect
          key={stroke}
          x={safe - width / 2}
          y={safe - height / 2}
          width={width - 2 * safe}
          height={height - 2 * safe}
          strokeDasharray={dashes}
          vectorEffect="non-scaling-stroke"
          className={stroke}
        />
      ))}
    </svg>
  )
}
