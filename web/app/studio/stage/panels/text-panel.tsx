import { AlignCenter, AlignLeft, AlignRight } from 'lucide'
import { useId } from 'react'
import { type Bound, itemBounds, lettersBound } from '@tohfa/print-engine/scene/bounds'
import type { TextItem } from '@tohfa/print-engine/scene/scene'
import { isBlank } from '@tohfa/print-engine/text/blank'
import { graphemes } from '@tohfa/print-engine/text/graphemes'
import { takesSpace } from '@tohfa/print-engine/text/joined-scripts'
import { inputClass } from '#ui/form/input-class.ts'
import { RadioTiles } from '#ui/form/radio-tiles.tsx'
import { Icon } from '#ui/icon.tsx'
import { labelOf } from '#platform/i18n/label-of.ts'
import { TypingSuggestions } from '#studio/typing/typing-suggestions.tsx'
import { stageTexts as texts } from '#studio/stage/stage.texts.ts'
import { ColorTiles } from './color-tiles.tsx'
import { FontList } from './font-list.tsx'
import { NumberField } from './number-field.tsx'
import type { PanelProps } from './panel-props.ts'

const shapes = { left: AlignLeft, center: AlignCenter, right: AlignRight }
const alignLabels = { left: texts.toLeft, center: texts.toMiddle, right: texts.toRight }

/** Curves that a slider stays at, in degrees, and how near it must come. */
const detents = [-180, -90, 0, 90, 180]
const detentReach = 6

const atDetent = (bend: number) =>
  detents.find((detent) => Math.abs(detent - bend) <= detentReach) ?? bend

const inHundredths = ([least, most]: Bound): Bound => [least * 100, most * 100]

/** The words of an item, and how they look. */
export function TextPanel({ studio, stage, item, change, fill }: PanelProps<TextItem>) {
  const id = useId()
  const field = studio.fields.find((one) => one.id === item.field && one.kind === 'text')
  const label = field ? labelOf(field) : texts.yourText
  const hasColors = studio.blank.ink !== 'one'
  const isSpaced = takesSpace(item.text)
  const hasLines = item.text.includes('\n')
  const most = field?.max ?? lettersBound[1]
  function write(typed: string) {
    const key = `text ${item.id}`
    const text = graphemes(typed).slice(0, most).join('')
    if (field) fill(field.id, isBlank(text) ? null : text, { key })
    else change({ text }, key)
  }
  return (
    <div className="flex flex-col gap-5">
      <div>
        <label htmlFor={`${id}-words`} className="mb-1 block text-sm font-medium">
          {label}
        </label>
        <textarea
          id={`${id}-words`}
          rows={2}
          dir="auto"
          data-from-people
          data-stage-words
          autoComplete="off"
          spellCheck={false}
          value={item.text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onBlur={stage.close}
          className={inputClass}
        />
        <TypingSuggestions value={item.text} label={label} onPick={write} />
      </div>
      {hasColors && (
        <ColorTiles
          label={texts.color}
          value={item.color}
          onChange={(color, key) => color && change({ color }, key)}
        />
      )}
      <FontList studio={studio} item={item} onChange={(font) => change({ font })} />
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={texts.sizeOf}
          unit={texts.mm}
          value={item.size}
          bound={itemBounds.text.size}
          onChange={(size) => change({ size }, `size ${item.id}`)}
        />
        <NumberField
          label={texts.bend}
          unit="°"
          step={5}
          value={item.bend}
          bound={itemBounds.text.bend}
          onChange={(bend) => change({ bend }, `bend ${item.id}`)}
        />
      </div>
      {(isSpaced || hasLines) && (
        <div className="grid grid-cols-2 gap-3">
          {isSpaced && (
            <NumberField
              label={texts.track}
              unit="%"
              step={5}
              value={item.track * 100}
              bound={inHundredths(itemBounds.text.track)}
              onChange={(track) => change({ track: track / 100 }, `track ${item.id}`)}
            />
          )}
          {hasLines && (
            <NumberField
              label={texts.leading}
              unit="%"
              step={5}
              value={item.leading * 100}
              bound={inHundredths(itemBounds.text.leading)}
              onChange={(leading) => change({ leading: leading / 100 }, `leading ${item.id}`)}
            />
          )}
        </div>
      )}
      <input
        type="range"
        aria-label={texts.bend}
        aria-valuetext={item.bend === 0 ? texts.straight : texts.bendTo(item.bend)}
        min={itemBounds.text.bend[0]}
        max={itemBounds.text.bend[1]}
        step={2}
        value={item.bend}
        onChange={({ currentTarget }) =>
          change({ bend: atDetent(currentTarget.valueAsNumber) }, `bend ${item.id}`)
        }
        onPointerUp={stage.close}
        onBlur={stage.close}
        className="h-11 w-full accent-link"
      />
      <RadioTiles
        legend={texts.alignment}
        name={`${id}-align`}
        value={item.align}
        onChange={(align) => change({ align })}
        tiles={(['left', 'center', 'right'] as const).map((align) => ({
          value: align,
          label: alignLabels[align],
          picture: (
            <span className="grid size-9 place-items-center">
              <Icon shape={shapes[align]} className="size-5" />
            </span>
          ),
        }))}
      />
      {hasColors && (
        <ColorTiles
          label={texts.outline}
          value={item.outline?.color ?? null}
          none={texts.none}
          onChange={(color, key) =>
            change(
              {
                outline: color
                  ? { color, width: item.outline?.width ?? Math.max(0.2, item.size / 20) }
                  : undefined,
              },
              key,
            )
          }
        />
      )}
      {item.outline && (
        <NumberField
          label={texts.outlineWidth}
          unit={texts.mm}
          step={0.1}
          value={item.outline.width}
          bound={itemBounds.text['outline.width']}
          onChange={(width) =>
            item.outline && change({ outline: { ...item.outline, width } }, `outline ${item.id}`)
          }
        />
      )}
    </div>
  )
}
