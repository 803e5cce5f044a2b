import { useId, useState } from 'react'
import {
  closestZoom,
  type Direction,
  type PhotoView,
  placedAt,
  placeOf,
  zoomed,
} from '@tohfa/print-engine/edit/crop'
import type { PhotoPixels } from '@tohfa/print-engine/scene/cover-crop'
import type { PhotoItem } from '@tohfa/print-engine/scene/scene'
import { inputClass } from '#ui/form/input-class.ts'
import { cropTexts as texts } from './crop.texts.ts'

/** Zoom and place as sliders and numbers, for keys, single presses and exact figures. */
export function CropFields({
  item,
  photo,
  view,
  onChange,
}: {
  item: PhotoItem
  photo: PhotoPixels
  view: PhotoView
  onChange: (view: PhotoView) => void
}) {
  const directions: Direction[] = ['across', 'down']
  return (
    <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1">
      <Percent
        label={texts.zoom}
        least={100}
        most={Math.round(100 * closestZoom(view, photo, item))}
        value={Math.round(100 * view.zoom)}
        onChange={(percent) => onChange(zoomed(view, percent / 100, photo, item))}
      />
      {directions.map((direction) => {
        const place = placeOf(view, direction, photo, item)
        return (
          <Percent
            key={direction}
            label={texts[direction]}
            least={0}
            most={100}
            value={Math.round(100 * (place ?? 0.5))}
            disabled={place === undefined}
            onChange={(percent) => onChange(placedAt(view, direction, percent / 100, photo, item))}
          />
        )
      })}
    </div>
  )
}

function Percent({
  label,
  least,
  most,
  value,
  disabled = false,
  onChange,
}: {
  label: string
  least: number
  most: number
  value: number
  disabled?: boolean
  onChange: (percent: number) => void
}) {
  const id = useId()
  /** What is being typed, which may not be a number within the bounds yet. */
  const [typed, setTyped] = useState<string>()
  const shared = { min: least, max: most, disabled, step: 1 }
  const isWithin = (percent: number) => percent >= least && percent <= most
  return (
    <>
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      <input
        {...shared}
        id={id}
        type="range"
        aria-valuetext={texts.percent(value)}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
        className="h-11 min-w-0 accent-link"
      />
      <span className="w-20">
        <input
          {...shared}
          type="number"
          inputMode="numeric"
          aria-label={texts.percentOf(label)}
          value={typed ?? value}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            if (isWithin(currentTarget.valueAsNumber)) onChange(currentTarget.valueAsNumber)
          }}
          onBlur={() => setTyped(undefined)}
          className={`${inputClass} tabular`}
        />
      </span>
    </>
  )
}
