import type { MotifItem } from '@tohfa/print-engine/scene/scene'
import { useMotifs } from '#studio/motifs/use-motifs.ts'
import { stageTexts as texts } from '#studio/stage/stage.texts.ts'
import { ColorTiles } from './color-tiles.tsx'
import type { PanelProps } from './panel-props.ts'

/** The colours of a drawing that can be chosen. */
export function MotifPanel({ item, change }: PanelProps<MotifItem>) {
  const paths = useMotifs([item.motif])(item.motif)?.paths ?? []
  const slots = [...new Set(paths.flatMap(({ slot }) => slot ?? []))].toSorted((a, b) => a - b)
  /** The colours up to a slot, each as it is drawn now. */
  const colorAt = (slot: number) =>
    item.colors[slot] ?? paths.find((path) => path.slot === slot)?.fill ?? '#1c1a17'
  return (
    <div className="flex flex-col gap-5">
      {slots.map((slot) => (
        <ColorTiles
          key={slot}
          label={slots.length === 1 ? texts.color : texts.colorNth(slot + 1)}
          value={colorAt(slot)}
          onChange={(color, key) =>
            color &&
            change(
              {
                colors: Array.from({ length: Math.max(slot + 1, item.colors.length) }, (_, nth) =>
                  nth === slot ? color : colorAt(nth),
                ),
              },
              key,
            )
          }
        />
      ))}
    </div>
  )
}
