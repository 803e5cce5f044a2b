import { useId } from 'react'
import { kitSize } from '@tohfa/print-engine/mockup/kit-boxes'
import { type Marking, outlineOf } from '@tohfa/print-engine/mockup/marking'
import { MockUpCanvas } from '#studio/preview/mock-up-canvas.tsx'
import type { MockUpScreen } from '#studio/preview/mock-up-screen.ts'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'
import { CornerHandle } from './corner-handle.tsx'
import { withCorner } from './marking-draft.ts'

/** The photograph with the samples on it, the outline of the marked place, and its corners. */
export function MarkingStage({
  picture,
  marking,
  isRound,
  screen,
  onChange,
}: {
  picture: string
  marking: Marking
  isRound: boolean
  /** The mock-up; null or undefined shows the bare photograph. */
  screen: MockUpScreen | null | undefined
  onChange: (marking: Marking) => void
}) {
  const hint = useId()
  const outline = outlineOf(marking).filter(([x, y]) => Number.isFinite(x) && Number.isFinite(y))
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p id={hint} className="text-sm text-quiet">
        {texts.markHint} {isRound && texts.markHintRound}
      </p>
      <div className="relative mx-auto aspect-4/5 w-full max-w-[min(36rem,68dvh)] bg-sunken select-none">
        <img
          src={picture}
          alt={texts.photographAlt}
          draggable={false}
          {...kitSize}
          className="absolute inset-0 size-full"
        />
        {screen && (
          <div className="pointer-events-none absolute inset-0">
            <MockUpCanvas screen={screen} />
          </div>
        )}
        <svg
          aria-hidden
          viewBox={`0 0 ${kitSize.width} ${kitSize.height}`}
          className="pointer-events-none absolute inset-0 size-full overflow-visible"
        >
          {['stroke-surface stroke-[5]', 'stroke-link stroke-2'].map((line) => (
            <polygon
              key={line}
              points={outline.map((point) => point.join(',')).join(' ')}
              fill="none"
              vectorEffect="non-scaling-stroke"
              className={line}
            />
          ))}
        </svg>
        {marking.corners.map((spot, at) => (
          <CornerHandle
            key={texts.corners[at]}
            name={texts.corners[at] ?? ''}
            spot={spot}
            describedBy={hint}
            onMove={(moved) => onChange(withCorner(marking, at, moved))}
          />
        ))}
      </div>
    </div>
  )
}
