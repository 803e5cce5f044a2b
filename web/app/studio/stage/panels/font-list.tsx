import { useEffect, useId, useState } from 'react'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { FontId } from '@tohfa/print-engine/fonts/fonts'
import type { TextItem } from '@tohfa/print-engine/scene/scene'
import { graphemes } from '@tohfa/print-engine/text/graphemes'
import { useDebouncedValue } from '#studio/draft/use-debounced-value.ts'
import { shapeAll, shapedText } from '#studio/preview/outlines.ts'
import { useNear } from '#ui/use-near.ts'
import { stageTexts as texts } from '#studio/stage/stage.texts.ts'

/** Letters of a sample: a longer one would be too small to judge a font by. */
const mostLetters = 14
/** While somebody types, no font is shaped anew. */
const pauseMs = 300
/** Of the sample, in millimetres: only its proportions are seen. */
const sampleSize = 10

/** The fonts of the product, each as the words of the item in it. */
export function FontList({
  studio,
  item,
  onChange,
}: {
  studio: ProductStudio
  item: TextItem
  onChange: (font: FontId) => void
}) {
  const name = useId()
  const typed = item.text.split('\n')[0] ?? ''
  const words = useDebouncedValue(graphemes(typed).slice(0, mostLetters).join('').trim(), pauseMs)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{texts.font}</legend>
      <div className="grid max-h-56 grid-cols-2 gap-2 overflow-y-auto p-1">
        {studio.fonts.map((font) => (
          <label
            key={font.id}
            className="relative grid min-h-14 grid-rows-[1fr_auto] place-items-center gap-1 rounded-control border border-control bg-surface p-1 transition-colors hover:border-ink has-checked:border-link has-checked:bg-link-wash has-focus-visible:outline-2 has-focus-visible:outline-link"
          >
            <input
              type="radio"
              name={name}
              checked={font.id === item.font}
              aria-label={font.name}
              onChange={() => onChange(font.id)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <Sample item={{ ...item, font: font.id, text: words || font.name }} />
            <span aria-hidden className="max-w-full truncate text-xs text-quiet">
              {font.name}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Loads a font only when its sample comes into view: all of them are a megabyte. */
function Sample({ item }: { item: TextItem }) {
  const { ref, near } = useNear<HTMLSpanElement>()
  const [, setShaped] = useState(0)
  const { text, font } = item
  const sample = sampleOf(item)
  const shaped = shapedText(sample, 'one')

  useEffect(() => {
    if (!near) return undefined
    const controller = new AbortController()
    void shapeAll([sampleOf({ ...item, text, font })], 'one', controller.signal)
      .then(() => setShaped((times) => times + 1))
      .catch(() => undefined)
    return () => controller.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- nothing else of the item changes its sample
  }, [near, text, font])

  const box = shaped?.box
  return (
    <span ref={ref} aria-hidden className="grid h-8 w-full place-items-center">
      {box && box.width > 0 && (
        <svg
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          className="max-h-8 max-w-full fill-ink"
        >
          <path d={shaped.d} />
        </svg>
      )}
    </span>
  )
}

const sampleOf = ({ text, font }: TextItem): TextItem => ({
  kind: 'text',
  id: 'sample',
  x: 0,
  y: 0,
  turn: 0,
  text,
  font,
  size: sampleSize,
  color: '#000000',
  align: 'center',
  leading: 1.2,
  track: 0,
  bend: 0,
})
