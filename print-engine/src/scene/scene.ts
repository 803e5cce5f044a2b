import { z } from 'zod'
import { blankIds } from './blanks.ts'
import {
  type Bound,
  itemBounds,
  lettersBound,
  mostItemsOfArea,
  mostLettersOfArea,
} from './bounds.ts'
import { cleanText } from '#text/clean-text.ts'
import { fontIds } from '#fonts/fonts.ts'
import { motifIds } from './motif-ids.ts'
import { photoLooks } from './photo-looks.ts'
import { studioRuleTexts } from './studio-rules.texts.ts'
import { lettersOf } from '#text/letters-of.ts'
import { namesOnce } from './names-once.ts'

/** The largest body that carries a scene, in bytes. */
export const mostBytesOfScene = 64 * 1024

/** A number within bounds; zod itself refuses NaN and infinite ones. */
const within = ([least, most]: Bound) => z.number().min(least).max(most)
const { text, photo, shape } = itemBounds

const wrong = { error: studioRuleTexts.sceneNotValid }
/** The id of an area, an item, a field or a choice. */
export const studioId = z.string().regex(/^[a-z0-9-]{1,24}$/, studioRuleTexts.idNotValid)
/** `#rrggbb`, stored in lower case. */
export const hexColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, studioRuleTexts.colorNotValid)
  .overwrite((color) => color.toLowerCase())
/** The sha256 of the uploaded file, which identifies a photo. */
const photoHash = z.string().regex(/^[0-9a-f]{64}$/, studioRuleTexts.notYourPhoto)

const colorField = { colorField: studioId.optional() }
const frame = { width: within(photo.width), height: within(photo.height) }
const outline = z.strictObject({ color: hexColor, width: within(text['outline.width']) }, wrong)

/**
 * Common fields of items: the position from the centre of the area in millimetres, y down; the
 * rotation in degrees.
 */
const place = {
  id: studioId,
  x: within(photo.x),
  y: within(photo.y),
  turn: within(photo.turn).default(0),
  field: studioId.optional(),
  hidden: z.boolean().optional(),
  /** Protects the item from being moved or deleted by mistake; the print is the same. */
  locked: z.boolean().optional(),
}

/** Text: `size` is the font size in millimetres, `track` is in ems, `bend` the arc in degrees. */
export const textItem = z.strictObject(
  {
    kind: z.literal('text'),
    ...place,
    ...colorField,
    text: z.string().overwrite(cleanText).max(lettersBound[1]),
    font: z.enum(fontIds, studioRuleTexts.fontNotOffered),
    size: within(text.size),
    color: hexColor,
    align: z.enum(['left', 'center', 'right'], wrong).default('center'),
    width: within(text.width).optional(),
    leading: within(text.leading).default(1.2),
    track: within(text.track).default(0),
    bend: within(text.bend).default(0),
    outline: outline.optional(),
  },
  wrong,
)

/** The visible part of a photo, in fractions of its size as it was uploaded. */
const crop = z
  .strictObject(
    { x: within([0, 1]), y: within([0, 1]), width: within([0.001, 1]), height: within([0.001, 1]) },
    wrong,
  )
  .refine(({ x, y, width, height }) => x + width <= 1.000_001 && y + height <= 1.000_001, wrong)

/**
 * A photo in its frame: its crop, turned clockwise by quarters and then mirrored. An upright one has
 * no `quarter`, which a release before it would refuse.
 */
const photoItem = z.strictObject(
  {
    kind: z.literal('photo'),
    ...place,
    ...frame,
    file: photoHash.nullable().default(null),
    crop: crop.default({ x: 0, y: 0, width: 1, height: 1 }),
    mask: z.enum(['rect', 'round', 'ellipse', 'heart'], wrong).default('rect'),
    flip: z.boolean().default(false),
    quarter: z.literal([1, 2, 3], wrong).optional(),
    look: z.enum(photoLooks, wrong).default('plain'),
  },
  wrong,
)

const motifItem = z.strictObject(
  {
    kind: z.literal('motif'),
    ...place,
    ...frame,
    ...colorField,
    motif: z.enum(motifIds, studioRuleTexts.motifUnknown),
    colors: z.array(hexColor).max(4).default([]),
  },
  wrong,
)

const shapeItem = z.strictObject(
  {
    kind: z.literal('shape'),
    ...place,
    ...frame,
    ...colorField,
    shape: z.enum(['rect', 'ellipse', 'line'], wrong),
    radius: within(shape.radius).default(0),
    fill: hexColor.nullable().default(null),
    stroke: z
      .strictObject({ color: hexColor, width: within(shape['stroke.width']) }, wrong)
      .optional(),
  },
  wrong,
)

const sceneItem = z.discriminatedUnion('kind', [textItem, photoItem, motifItem, shapeItem], wrong)

const sceneArea = z.strictObject(
  {
    id: studioId,
    background: hexColor.nullable().default(null),
    items: z
      .array(sceneItem)
      .max(mostItemsOfArea)
      .refine(namesOnce, studioRuleTexts.idTwice)
      .refine(
        (items) =>
          lettersOf(items.flatMap((item) => (item.kind === 'text' ? item : []))) <=
          mostLettersOfArea,
        studioRuleTexts.areaTooManyLetters,
      ),
  },
  wrong,
)

/**
 * The print on a blank, in millimetres (docs/studio.md section 2). All fields are named and
 * bounded, and unknown keys are refused: text reaches a press file only as outlines.
 */
export const scene = z.strictObject(
  {
    v: z.literal(1, wrong),
    blank: z.enum(blankIds, studioRuleTexts.blankUnknown),
    areas: z.array(sceneArea).min(1).max(4).refine(namesOnce, studioRuleTexts.idTwice),
  },
  wrong,
)

export type Scene = z.output<typeof scene>
export type SceneArea = z.output<typeof sceneArea>
export type SceneItem = z.output<typeof sceneItem>
export type TextItem = z.output<typeof textItem>
export type PhotoItem = z.output<typeof photoItem>
export type MotifItem = z.output<typeof motifItem>
export type ShapeItem = z.output<typeof shapeItem>
export type Crop = PhotoItem['crop']
