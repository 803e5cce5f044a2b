import type { Marking } from '@tohfa/print-engine/mockup/marking'
import { NumberField } from '#admin/catalog/product-studio/number-field.tsx'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'
import { type MarkingErrors, withSpot } from './marking-draft.ts'

const axes = [
  ['x', 'fromLeft'],
  ['y', 'fromTop'],
] as const
const curves = [
  ['top', 'curveTop'],
  ['bottom', 'curveBottom'],
  ['around', 'curveAround'],
] as const

/** All figures of a marked place as fields. */
export function MarkingFields({
  marking,
  errors,
  onChange,
}: {
  marking: Marking
  errors: MarkingErrors
  onChange: (marking: Marking) => void
}) {
  const field = (key: 'top' | 'bottom' | 'around' | 'folds' | 'light', label: string) => ({
    name: key,
    label,
    value: marking[key],
    error: errors[key],
    onChange: (value: number) => onChange({ ...marking, [key]: value }),
  })
  return (
    <>
      <Group legend={texts.curve}>
        {curves.map(([key, label]) => (
          <NumberField
            key={key}
            {...field(key, texts[label])}
            {...(key === 'around' && { hint: texts.curveAroundHint, className: 'col-span-2' })}
          />
        ))}
      </Group>
      <Group legend={texts.inkLight}>
        <NumberField {...field('folds', texts.folds)} />
        <NumberField {...field('light', texts.light)} />
      </Group>
      {marking.corners.map((spot, at) => (
        <Group
          key={texts.corners[at]}
          legend={texts.corners[at] ?? ''}
          error={errors[`corners.${at}`]}
        >
          {axes.map(([axis, label]) => (
            <NumberField
              key={axis}
              name={`corners.${at}.${axis}`}
              label={texts[label]}
              value={spot[axis]}
              error={errors[`corners.${at}.${axis}`]}
              onChange={(value) => onChange(withSpot(marking, at, { ...spot, [axis]: value }))}
            />
          ))}
        </Group>
      ))}
    </>
  )
}

function Group({
  legend,
  error,
  children,
}: {
  legend: string
  error?: string | undefined
  children: React.ReactNode
}) {
  return (
    <fieldset className="min-w-0 border-t border-hairline pt-2">
      <legend className="float-left w-full pb-2 text-sm font-semibold">{legend}</legend>
      <div className="clear-both grid grid-cols-2 gap-x-4">{children}</div>
      {error && (
        <p role="alert" className="pb-2 text-xs font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
