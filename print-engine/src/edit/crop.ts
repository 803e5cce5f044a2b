import { coverCrop, frameAlongPhoto, type PhotoPixels, type Quarter } from '#scene/cover-crop.ts'
import type { Crop, PhotoItem } from '#scene/scene.ts'

/**
 * How a photo lies under its frame. The middle of the frame shows the point `x`, `y` of the photo, in
 * fractions of its size as it was uploaded. At a `zoom` of 1 it just covers the frame. It is turned
 * clockwise by quarters, and then mirrored.
 */
export type PhotoView = {
  x: number
  y: number
  zoom: number
  quarter: Quarter
  flip: boolean
}

/** A place in a frame in millimetres from its middle, y downward. */
export type FramePoint = { x: number; y: number }

type Frame = Pick<PhotoItem, 'width' | 'height'>
type Framed = Pick<PhotoItem, 'width' | 'height' | 'crop' | 'flip' | 'quarter'>

const mostZoom = 8
/** Of a side of the photo, twice what a scene may have. */
const leastSeen = 0.002

/** How a photo lies under its frame now. */
export function viewOf(item: Framed, photo: PhotoPixels): PhotoView {
  const { crop, flip } = item
  const quarter: Quarter = item.quarter ?? 0
  const cover = coverCrop(photo, frameAlongPhoto(item, quarter))
  const exact = Math.min(cover.width / crop.width, cover.height / crop.height)
  const zoom = rounded(exact, zoomSteps)
  const view = { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2, zoom, quarter, flip }
  return bounded(view, photo, item)
}

/** The zoom at which a photo is seen as close as it may be. */
export function closestZoom(
  { quarter }: Pick<PhotoView, 'quarter'>,
  photo: PhotoPixels,
  frame: Frame,
): number {
  const { width, height } = coverCrop(photo, frameAlongPhoto(frame, quarter))
  const closest = Math.floor((zoomSteps * Math.min(width, height)) / leastSeen) / zoomSteps
  return Math.max(1, Math.min(mostZoom, closest))
}

/**
 * The item with this view, as it is stored: in round figures, so that its bytes do not depend on the
 * screen, and without a `quarter` when it is upright.
 */
export function withView<Item extends Framed>(
  item: Item,
  view: PhotoView,
  photo: PhotoPixels,
): Item {
  const { quarter: _before, ...upright } = item
  const { quarter, flip } = view
  const turned = { ...upright, flip, ...(quarter !== 0 && { quarter }) } as Item
  const round = { ...view, zoom: rounded(zoomWithin(view, photo, item), zoomSteps) }
  return { ...turned, crop: cropOf(round, photo, turned) }
}

/** The part of the photo that a frame shows; the photo always covers it. */
function cropOf(view: PhotoView, photo: PhotoPixels, frame: Frame): Crop {
  const seen = seenPart(view, photo, frame)
  const [width, height] = [rounded(seen.width, partSteps), rounded(seen.height, partSteps)]
  return { x: startOf(view.x, width), y: startOf(view.y, height), width, height }
}

const zoomSteps = 100
const placeSteps = 10_000
/** Finer, since both together are the proportions of the frame. */
const partSteps = 1_000_000

const rounded = (value: number, steps: number): number => Math.round(value * steps) / steps

/** Where a part of this length around a point starts on a side of length 1. */
function startOf(middle: number, length: number): number {
  const last = rounded(1 - length, partSteps)
  const start = rounded(Math.max(0, middle - length / 2), placeSteps)
  // The last place is seldom a round figure.
  return last - start < 1 / placeSteps ? last : start
}

/** The size of the seen part of the photo, in fractions of it. */
function seenPart(view: PhotoView, photo: PhotoPixels, frame: Frame) {
  const zoom = zoomWithin(view, photo, frame)
  const { width, height } = coverCrop(photo, frameAlongPhoto(frame, view.quarter))
  return { width: width / zoom, height: height / zoom }
}

const zoomWithin = (view: PhotoView, photo: PhotoPixels, frame: Frame): number =>
  Math.min(closestZoom(view, photo, frame), Math.max(1, view.zoom))

/**
 * Moves the photo and zooms it, so that the point under `from` comes under `to`; no further than it
 * covers the frame.
 */
export function dragged(
  view: PhotoView,
  drag: { from: FramePoint; to: FramePoint; factor?: number },
  photo: PhotoPixels,
  frame: Frame,
): PhotoView {
  const { from, to, factor = 1 } = drag
  const start = bounded(view, photo, frame)
  const zoom = zoomWithin({ ...start, zoom: start.zoom * factor }, photo, frame)
  const [before, after] = [
    onPhoto(from, start, photo, frame),
    onPhoto(to, { ...start, zoom }, photo, frame),
  ]
  return bounded(
    { ...start, zoom, x: start.x + before.x - after.x, y: start.y + before.y - after.y },
    photo,
    frame,
  )
}

/** Zooms the photo around a point, by default the middle. */
export function zoomed(
  view: PhotoView,
  zoom: number,
  photo: PhotoPixels,
  frame: Frame,
  around: FramePoint = { x: 0, y: 0 },
): PhotoView {
  return dragged(view, { from: around, to: around, factor: zoom / view.zoom }, photo, frame)
}

/** A quarter clockwise, as it is seen. Four are nothing: what is in the middle stays known. */
export function turned(view: PhotoView): PhotoView {
  const step = view.flip ? 3 : 1
  return { ...view, quarter: ((view.quarter + step) % 4) as Quarter }
}

/** Left and right exchanged, as it is seen. */
export const mirrored = (view: PhotoView): PhotoView => ({ ...view, flip: !view.flip })

/** A view whose photo covers its frame. */
function bounded(view: PhotoView, photo: PhotoPixels, frame: Frame): PhotoView {
  const { width, height } = seenPart(view, photo, frame)
  const zoom = zoomWithin(view, photo, frame)
  return { ...view, zoom, x: middleWithin(view.x, width), y: middleWithin(view.y, height) }
}

const middleWithin = (middle: number, length: number): number =>
  Math.min(1 - length / 2, Math.max(length / 2, middle))

/** How far a place in the frame is from its middle on the photo, in fractions of it. */
function onPhoto(
  { x, y }: FramePoint,
  view: PhotoView,
  photo: PhotoPixels,
  frame: Frame,
): FramePoint {
  const part = seenPart(view, photo, frame)
  const along = frameAlongPhoto(frame, view.quarter)
  const [across, down] = unturned(view, x, y)
  return { x: (across * part.width) / along.width, y: (down * part.height) / along.height }
}

/** A direction in the frame as one on the photo. */
function unturned({ quarter, flip }: PhotoView, x: number, y: number): [number, number] {
  let [across, down] = [flip ? -x : x, y]
  for (let turns = 0; turns < quarter; turns += 1) [across, down] = [down, -across]
  return [across, down]
}

/** A direction in which a photo is moved, as it is seen. */
export type Direction = 'across' | 'down'

/**
 * Which part of the photo is seen: 0 for its left or upper end, 1 for the other. Undefined when it
 * is seen from end to end.
 */
export function placeOf(
  view: PhotoView,
  direction: Direction,
  photo: PhotoPixels,
  frame: Frame,
): number | undefined {
  const { key, isBackward, length } = sideOf(view, direction, photo, frame)
  const spare = 1 - length
  if (spare < 1 / partSteps) return undefined
  const share = (middleWithin(view[key], length) - length / 2) / spare
  return isBackward ? 1 - share : share
}

/** Moves the photo so that `placeOf` gives this share. */
export function placedAt(
  view: PhotoView,
  direction: Direction,
  share: number,
  photo: PhotoPixels,
  frame: Frame,
): PhotoView {
  const { key, isBackward, length } = sideOf(view, direction, photo, frame)
  const from = (isBackward ? 1 - share : share) * (1 - length)
  return bounded({ ...view, [key]: from + length / 2 }, photo, frame)
}

/** The side of the photo that is seen in this direction, and how much of it. */
function sideOf(view: PhotoView, direction: Direction, photo: PhotoPixels, frame: Frame) {
  const [x, y] = direction === 'across' ? unturned(view, 1, 0) : unturned(view, 0, 1)
  const part = seenPart(view, photo, frame)
  return x === 0
    ? ({ key: 'y', isBackward: y < 0, length: part.height } as const)
    : ({ key: 'x', isBackward: x < 0, length: part.width } as const)
}
