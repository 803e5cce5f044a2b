import type { Box } from '@tohfa/contract/fulfilment/packing/packing'
import { EmptyState } from '#ui/empty-state.tsx'
import { BoxCard } from './box-card.tsx'
import { boxTexts as texts } from './workbench.texts.ts'

/** The box being packed, and below it those that are or can be started. */
export function Boxes({
  current,
  boxes,
  onLay,
  onOpen,
}: {
  current: Box | null
  boxes: readonly Box[]
  onLay: (code: string) => Promise<void>
  onOpen: (box: Box) => Promise<void>
}) {
  const others = boxes.filter(({ orderId }) => orderId !== current?.orderId)
  const shown = current ? [current, ...others] : others
  if (shown.length === 0)
    return <EmptyState heading={<h2>{texts.none}</h2>} sentence={texts.noneSentence} />
  return (
    <section aria-label={texts.heading} className="flex flex-col gap-4">
      <h2 className="font-semibold">{texts.heading}</h2>
      {shown.map((box) => (
        <BoxCard
          key={box.orderId}
          box={box}
          isCurrent={box.orderId === current?.orderId}
          onLay={onLay}
          onOpen={() => onOpen(box)}
        />
      ))}
    </section>
  )
}
