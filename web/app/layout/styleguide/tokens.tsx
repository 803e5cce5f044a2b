import { OrnamentBorder, Stamp } from '#ui/ornament-border.tsx'
import { styleguideTexts as texts } from './styleguide.texts.ts'

/** Written out, so that the build finds every class. */
const grounds = [
  ['ground', 'bg-ground text-ink'],
  ['surface', 'bg-surface text-ink'],
  ['sunken', 'bg-sunken text-ink'],
  ['quiet', 'bg-ground text-quiet'],
  ['action', 'bg-action text-on-action'],
  ['action-strong', 'bg-action-strong text-on-action'],
  ['action-wash', 'bg-action-wash text-danger'],
  ['link', 'bg-link text-on-link'],
  ['link-wash', 'bg-link-wash text-link'],
  ['success', 'bg-success-wash text-success'],
  ['warning', 'bg-warning-wash text-warning'],
  ['hairline', 'bg-hairline text-ink'],
  ['control', 'bg-surface text-ink shadow-[inset_0_0_0_4px_var(--control-line)]'],
  ['star', 'bg-star text-ink'],
] as const

const steps = [
  ['text-xs', '13'],
  ['text-sm', '15'],
  ['text-base', '16'],
  ['text-lg', '17'],
  ['text-xl font-semibold', '21'],
  ['text-2xl font-semibold', '28'],
  ['text-3xl font-semibold', '38'],
] as const

export function Colors() {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7">
      {grounds.map(([name, classes]) => (
        <li
          key={name}
          className={`grid aspect-square content-end border border-hairline p-3 text-sm ${classes}`}
        >
          {name}
        </li>
      ))}
    </ul>
  )
}

export function TypeScale() {
  return (
    <ul className="flex flex-col gap-3">
      {steps.map(([classes, pixels]) => (
        <li key={pixels} className="grid grid-cols-[3rem_1fr] items-baseline">
          <span className="tabular text-xs text-quiet">{pixels}</span>
          <span className={classes}>{texts.pangram}</span>
        </li>
      ))}
      <li className="text-sm text-quiet">{texts.small}</li>
    </ul>
  )
}

export function Form() {
  return (
    <div className="flex flex-col gap-6">
      <OrnamentBorder />
      <div className="flex flex-wrap items-end gap-6">
        <Stamp className="size-14" />
        {['size-1', 'size-2', 'size-4', 'size-6', 'size-10', 'size-16'].map((size) => (
          <span key={size} className={`bg-link-wash ${size}`} />
        ))}
        <span className="size-16 rounded-control border border-control bg-surface" />
        <span className="size-16 rounded-control bg-surface shadow-float" />
      </div>
    </div>
  )
}
