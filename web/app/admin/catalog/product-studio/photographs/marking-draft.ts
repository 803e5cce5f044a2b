import { markingSentences } from '@tohfa/contract/studio/marking-sentences'
import { lookOfCategory } from '@tohfa/contract/catalog/product-types/category-look'
import { boxOf, kitSize, lookOf } from '@tohfa/print-engine/mockup/kit-boxes'
import {
  type Marking,
  markingBounds,
  markingFaults,
  type Spot,
} from '@tohfa/print-engine/mockup/marking'
import { wrappedDegrees, wrapsAround } from '@tohfa/print-engine/mockup/photograph-kit'
import type { BlankArea, BlankId } from '@tohfa/print-engine/scene/blanks'
import { studioRuleTexts } from '@tohfa/print-engine/scene/studio-rules.texts'

/** Errors by the path of their field. */
export type MarkingErrors = Readonly<Record<string, string | undefined>>

type Printed = { blank: BlankId; area: BlankArea; category: string }

/** A first guess: where the drawn blank is printed, with half of a mug visible. */
export function firstMarking({ blank, area, category }: Printed): Marking {
  const box = boxOf(blank, area.id, lookOf(area, lookOfCategory(blank, category)))
  const [left, top, width, height] = box ?? [180, 225, 360, 450]
  const isRound = wrapsAround(blank)
  return {
    corners: [
      { x: left, y: top },
      { x: left + width, y: top },
      { x: left + width, y: top + height },
      { x: left, y: top + height },
    ],
    top: isRound ? 6 : 0,
    bottom: isRound ? 8 : 0,
    around: isRound ? Math.min(180, Math.round(wrappedDegrees(blank, area))) : 0,
    folds: 100,
    light: 60,
  }
}

/** The marked place of a photograph. */
export const markingOf = ({ corners, top, bottom, around, folds, light }: Marking): Marking => ({
  corners,
  top,
  bottom,
  around,
  folds,
  light,
})

const rules = {
  x: studioRuleTexts.markingX,
  y: studioRuleTexts.markingY,
  top: studioRuleTexts.markingCurve,
  bottom: studioRuleTexts.markingCurve,
  around: studioRuleTexts.markingAround,
  folds: studioRuleTexts.markingShare,
  light: studioRuleTexts.markingShare,
} as const

const isWithin = ([least, most]: readonly [number, number], value: number) =>
  value >= least && value <= most

/** The errors of a marked place; its numbers are NaN while they are typed. */
export function errorsOf(marking: Marking, blank: BlankId): MarkingErrors {
  const figures: [string, keyof typeof rules, number][] = [
    ...marking.corners.flatMap((corner, at) =>
      (['x', 'y'] as const).map((axis): [string, typeof axis, number] => [
        `corners.${at}.${axis}`,
        axis,
        corner[axis],
      ]),
    ),
    ...(['top', 'bottom', 'around', 'folds', 'light'] as const).map(
      (key): [string, typeof key, number] => [key, key, marking[key]],
    ),
  ]
  const wrong = figures.filter(([, key, value]) => !isWithin(markingBounds[key], value))
  if (wrong.length > 0) return Object.fromEntries(wrong.map(([path, key]) => [path, rules[key]]))
  return Object.fromEntries(
    markingFaults(marking, wrapsAround(blank)).map(({ path, fault }) => [
      path,
      studioRuleTexts[markingSentences[fault]],
    ]),
  )
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)))

/** A marked place with one corner elsewhere, within the picture. */
export function withCorner(marking: Marking, at: number, { x, y }: Spot): Marking {
  const spot = { x: clamp(x, kitSize.width), y: clamp(y, kitSize.height) }
  return withSpot(marking, at, spot)
}

/** The same with the figures as they are typed. */
export function withSpot(marking: Marking, at: number, spot: Spot): Marking {
  const corners = marking.corners.with(at, spot) as unknown as Marking['corners']
  return { ...marking, corners }
}
