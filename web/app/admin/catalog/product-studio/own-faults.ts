import {
  addedPriceBound,
  areaBounds,
  type Bound,
  type Bounds,
  itemBounds,
  lettersBound,
} from '@tohfa/print-engine/scene/bounds'
import { isBlank } from '@tohfa/print-engine/text/blank'
import { graphemes } from '@tohfa/print-engine/text/graphemes'
import type { SceneItem } from '@tohfa/print-engine/scene/scene'
import { studioRuleTexts } from '@tohfa/print-engine/scene/studio-rules.texts'
import { productStudioTexts as texts } from './product-studio.texts.ts'
import type { StudioDraft } from './studio-draft.ts'

type Fault = [path: string, sentence: string]

const hex = /^#[0-9a-f]{6}$/i

/** Errors of an item's numbers and colours, by their paths in it. */
export function itemFigures(item: SceneItem): Fault[] {
  return [
    ...outOf(itemBounds[item.kind], item),
    ...colorsOf(item).flatMap(([key, color]): Fault[] =>
      hex.test(color) ? [] : [[key, studioRuleTexts.colorNotValid]],
    ),
  ]
}

/**
 * The checks that the page makes itself; the server validates the rest by the contract's schemas.
 */
export function figureFaults({ areas, template, fields, ...draft }: StudioDraft): Fault[] {
  const below = (path: string, faults: Fault[]) =>
    faults.map(([key, sentence]): Fault => [`${path}.${key}`, sentence])
  return [
    ...(['surcharge', 'extraArea'] as const).flatMap((key): Fault[] =>
      isWithin(addedPriceBound, draft[key]) ? [] : [[key, studioRuleTexts.addedPrice]],
    ),
    ...(areas ?? []).flatMap((one, at) =>
      below(`areas.${at}`, [...unnamed(one), ...outOf(areaBounds, one)]),
    ),
    ...fields.flatMap((field, at) =>
      below(`fields.${at}`, [
        ...unnamed(field),
        ...outOf({ max: lettersBound }, field),
        ...(field.kind === 'text' &&
        graphemes(field.sample ?? '').length > (field.max ?? lettersBound[1])
          ? [['sample', studioRuleTexts.sampleDoesNotFit] as Fault]
          : []),
      ]),
    ),
    ...template.areas.flatMap(({ items }, at) =>
      items.flatMap((item, index) =>
        below(`template.areas.${at}.items.${index}`, itemFigures(item)),
      ),
    ),
  ]
}

function outOf(bounds: Bounds, values: object): Fault[] {
  return Object.entries(bounds).flatMap(([path, bound]): Fault[] => {
    const value = valueAt(values, path)
    if (value === undefined || isWithin(bound, value)) return []
    if (!Number.isFinite(value)) return [[path, texts.notANumber]]
    const [least, most] = bound
    const isLess = (value as number) < least
    return [[path, isLess ? texts.tooSmall(String(least)) : texts.tooBig(String(most))]]
  })
}

const valueAt = (values: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], values)

const isWithin = ([least, most]: Bound, value: unknown): boolean =>
  typeof value === 'number' && value >= least && value <= most

const unnamed = ({ label }: { label: string }): Fault[] =>
  isBlank(label) ? [['label', studioRuleTexts.labelMissing]] : []

function colorsOf(item: SceneItem): [key: string, color: string][] {
  switch (item.kind) {
    case 'text':
      return [
        ['color', item.color],
        ...(item.outline ? [['outline.color', item.outline.color] as [string, string]] : []),
      ]
    case 'motif':
      return item.colors.map((color, slot) => [`colors.${slot}`, color])
    case 'shape':
      return [
        ...(item.fill === null ? [] : [['fill', item.fill] as [string, string]]),
        ...(item.stroke ? [['stroke.color', item.stroke.color] as [string, string]] : []),
      ]
    case 'photo':
      return []
  }
}
