import type { PhotoPixels } from './cover-crop.ts'
import type { Blank, BlankArea } from './blanks.ts'
import type { Box } from '#text/outline.ts'
import type { SceneArea, SceneItem, TextItem } from './scene.ts'
import type { ShapedText } from '#text/shape-text.ts'
import type { preflightTexts } from './studio.texts.ts'
import type { Translation } from '#text/translation.ts'

type PreflightTexts = Translation<typeof preflightTexts>

/** Findings that prevent the printing of a design. */
export const stopCodes = [
  'missing_glyph',
  'low_resolution',
  'required_field_empty',
  'empty_design',
  'outside',
  'photo_missing',
  'text_too_small',
] as const

/** Findings that a person must accept before the approval. */
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

/** A result of preflight, with the params of its message. */
export type Finding = {
  level: 'stop' | 'warn'
  code: FindingCode
  area: string
  item?: string
  params: (string | number)[]
}

/** The data that checks need besides the scene. */
export type PreflightParts = {
  blank: Pick<Blank, 'ink' | 'cloth' | 'handleZone'>
  /** The areas of the product. */
  areas: readonly BlankArea[]
  text: (item: TextItem) => Omit<ShapedText, 'd'>
  /** A photo's size in pixels by its sha256; undefined when it was not uploaded. */
  photo: (sha256: string) => PhotoPixels | undefined
  /** The colour of the product, as `#rrggbb`; white by default. */
  productColor?: string | undefined
}

/** A printed item with its box in the area. */
export type Placed<Item extends SceneItem = SceneItem> = { item: Item; box: Box }

/** The area that a check examines. */
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

/** A finding's message in the language of the texts. */
export function findingMessage(texts: PreflightTexts, { code, params }: Finding): string {
  const words = texts[code] as (...given: Finding['params']) => string
  return words(...params)
}
