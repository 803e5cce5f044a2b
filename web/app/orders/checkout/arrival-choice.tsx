import { useState } from 'react'
import { mostDaysAhead } from '@tohfa/contract/fulfilment/promise-limits'
import { dateOfDay, indianDay } from '@tohfa/contract/shared/indian-days'
import { formatDate } from '#platform/i18n/dates.ts'
import { Field } from '#ui/form/field.tsx'
import { arrivalTexts as texts } from './arrival.texts.ts'
import type { Arrival } from './use-arrival.ts'

/** The delivery day at the destination (docs/product.md 9.25). */
export function ArrivalNote({ arrival: { promise } }: { arrival: Arrival }) {
  if (!promise) return null
  const { arrivesBy, latest } = promise
  return (
    <p className="tabular text-sm text-quiet">
      {latest > arrivesBy
        ? texts.arrivesWithin(formatDate(arrivesBy), formatDate(latest))
        : texts.arrives(formatDate(arrivesBy))}
    </p>
  )
}

/** The required delivery day, if the buyer sets one. */
export function ArrivalChoice({ arrival }: { arrival: Arrival }) {
  const { promise, arriveOn, error } = arrival
  const [lastDay] = useState(() => dateOfDay(indianDay(new Date()) + mostDaysAhead))
  if (!promise && arriveOn === '') return null
  return (
    <Field
      className="max-w-sm"
      type="date"
      label={texts.mustArrive}
      hint={texts.hint}
      error={error}
      min={promise?.arrivesBy}
      max={lastDay}
      value={arriveOn}
      onChange={({ target }) => arrival.choose(target.value)}
    />
  )
}
