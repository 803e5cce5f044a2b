import type { PhotoPixels } from './cover-crop.ts'
import type { Blank, BlankArea } from './blanks.ts'
import type { Box } from '#text/outline.ts'
import type { SceneArea, SceneItem, TextItem } from './scene.ts'
import type { ShapedText } from '#text/shape-text.ts'
import type { preflightTexts } from './studio.texts.ts'
import type { Translation } from '#text/translation.ts'

type PreflightTexts = Translation<typeof preflightTexts>

/** What keeps a design from being printed. */
export const stopCodes = [
  'missing_glyph',
  'low_resolution',
  'required_field_empty',
  'empty_design',
  'outside',
  'photo_missing',
  'text_too_small',
] as const

/** What a person must have seen before they approve it. */
export const warnCodes = [
  'soft_photo',
  'outside_safe',
  'background_short',
  'text_shrunk',
  'dotted_circle',
  'thin_line',
  'weak_contrast',
  'handle_zone',
] as const

export type FindingCode = (typeof stopCodes)[number] | (typeof warnCodes)[number]

/** Something that was found in a design before printing, with what stands in the gaps of its sentence. */
export type Finding = {
  level: 'stop' | 'warn'
  code: FindingCode
  area: string
  item?: string
  params: (string | number)[]
}

/** What the checks need beside the scene. */
export type PreflightParts = {
  blank: Pick<Blank, 'ink' | 'cloth' | 'handleZone'>
  /** The areas of the product. */
  areas: readonly BlankArea[]
  text: (item: TextItem) => Omit<ShapedText, 'd'>
  /** A photo's size in pixels by its sha256; undefined when it was not uploaded. */
  photo: (sha256: string) => PhotoPixels | undefined
  /** The colour of the product, as `#rrggbb`; white when left out. */
  productColor?: string | undefined
}

/** An item that is printed, with its box in the area. */
export type Placed<Item extends SceneItem = SceneItem> = { item: Item; box: Box }

/** The area that a check looks at. */
export type PreflightSheet = { area: BlankArea; scene: SceneArea; placed: readonly Placed[] }

const stops = new Set<FindingCode>(stopCodes)

/** A finding with the level of its code. */
export function finding(
  code: FindingCode,
  area: string,
  item?: string,
  params: Finding['params'] = [],
): Finding {
  const level = stops.has(code) ? 'stop' : 'warn'
  return { level, code, area, ...(item !== undefined && { item }), params }
}

/** A finding's sentence in the language of the texts. */
export function findingMessage(texts: PreflightTexts, { code, params }: Finding): string {
  const words = texts[code] as (...given: Finding['params']) => string
  return words(...params)
}
