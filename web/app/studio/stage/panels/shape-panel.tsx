import { itemBounds } from '@tohfa/print-engine/scene/bounds'
import type { ShapeItem } from '@tohfa/print-engine/scene/scene'
import { stageTexts as texts } from '#studio/stage/stage.texts.ts'
import { ColorTiles } from './color-tiles.tsx'
import { NumberField } from './number-field.tsx'
import type { PanelProps } from './panel-props.ts'

/** Millimetres of a new outline. */
const usualStroke = 1

/** The fill and the outline of a shape. */
export function ShapePanel({ item, change }: PanelProps<ShapeItem>) {
  const { stroke } = item
  if (item.shape === 'line')
    return (
      <ColorTiles
        label={texts.color}
        value={stroke?.color ?? item.fill}
        onChange={(color, key) =>
          color && change(stroke ? { stroke: { ...stroke, color } } : { fill: color }, key)
        }
      />
    )
  return (
    <div className="flex flex-col gap-5">
      <ColorTiles
        label={texts.fill}
        value={item.fill}
        none={texts.noFill}
        onChange={(fill, key) => change({ fill }, key)}
      />
      <ColorTiles
        label={texts.outline}
        value={stroke?.color ?? null}
        none={texts.none}
        onChange={(color, key) =>
          change(
            { stroke: color ? { color, width: stroke?.width ?? usualStroke } : undefined },
            key,
          )
        }
      />
      <div className="grid grid-cols-2 gap-3">
        {stroke && (
          <NumberField
            label={texts.outlineWidth}
            unit={texts.mm}
            step={0.1}
            value={stroke.width}
            bound={itemBounds.shape['stroke.width']}
            onChange={(width) => change({ stroke: { ...stroke, width } }, `stroke ${item.id}`)}
          />
        )}
        {item.shape === 'rect' && (
          <NumberField
            label={texts.rounding}
            unit={texts.mm}
            value={item.radius}
            bound={itemBounds.shape.radius}
            onChange={(radius) => change({ radius }, `radius ${item.id}`)}
          />
        )}
      </div>
    </div>
  )
}
