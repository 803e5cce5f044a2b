/** A rectangle to place, in millimetres. */
export type Piece = { width: number; height: number }
/**
 * The position of a piece: its upper left corner on its sheet, counted from 1, and its size as
 * placed.
 */
export type Laid = Piece & { sheet: number; x: number; y: number; turned: boolean }
export type SheetSize = { width: number; height: number }

/** The margin that no printer prints, along every edge of a sheet, in millimetres. */
export const edge = 5
/** The free space below each piece for its id, in millimetres. */
export const labelHeight = 3

/** A horizontal row of pieces. */
type Shelf = { sheet: number; y: number; height: number; end: number }
type Lying = Piece & { turned: boolean }

/**
 * Places pieces in rows on as few sheets as possible, the highest first, rotated by a quarter turn
 * where that makes a row lower (docs/studio.md 9.8). Pieces with their ids are at least `gap`
 * apart, and no piece is in the unprintable margin.
 *
 * @returns the position of each piece, in the order of `pieces`; null for one that fits on no sheet
 */
export function packSheets(
  pieces: readonly Piece[],
  size: SheetSize,
  gap: number,
): (Laid | null)[] {
  const room = roomOf(size)
  const order = pieces
    .map((piece, index) => ({ index, orientations: orientationsOf(piece, room) }))
    .sort(
      (a, b) =>
        (b.orientations[0]?.height ?? 0) - (a.orientations[0]?.height ?? 0) || a.index - b.index,
    )
  const shelves: Shelf[] = []
  const laid = Array<Laid | null>(pieces.length).fill(null)
  for (const { index, orientations } of order) {
    const [lowest] = orientations
    if (!lowest) continue
    const found = findRoom(shelves, orientations, room) ?? {
      shelf: newShelf(shelves, lowest, room, gap),
      orientation: lowest,
    }
    const { shelf, orientation } = found
    laid[index] = {
      ...orientation,
      sheet: shelf.sheet,
      x: edge + shelf.end,
      y: edge + shelf.y,
    }
    shelf.end += orientation.width + gap
  }
  return laid
}

const roomOf = ({ width, height }: SheetSize): Piece => ({
  width: width - 2 * edge,
  height: height - 2 * edge,
})

/** Whether a piece finds room on an empty sheet. */
export const fitsOn = (piece: Piece, size: SheetSize): boolean =>
  orientationsOf(piece, roomOf(size)).length > 0

/** How a piece can lie within a sheet, the lower way first. */
function orientationsOf({ width, height }: Piece, room: Piece): Lying[] {
  const orientations = [
    { width, height, turned: false },
    ...(width === height ? [] : [{ width: height, height: width, turned: true }]),
  ]
  return orientations
    .filter(
      (orientation) =>
        orientation.width <= room.width && orientation.height + labelHeight <= room.height,
    )
    .sort((a, b) => a.height - b.height)
}

/** The first row in which the piece has room, standing if it can, for that leaves more beside it. */
function findRoom(shelves: readonly Shelf[], orientations: readonly Lying[], room: Piece) {
  for (const shelf of shelves)
    for (const orientation of [...orientations].reverse())
      if (orientation.height <= shelf.height && shelf.end + orientation.width <= room.width)
        return { shelf, orientation }
  return undefined
}

/** A row below the last one, or on a new sheet. */
function newShelf(shelves: Shelf[], { height }: Lying, room: Piece, gap: number): Shelf {
  const last = shelves.at(-1)
  const y = last ? last.y + last.height + labelHeight + gap : 0
  const fits = last !== undefined && y + height + labelHeight <= room.height
  const shelf: Shelf = {
    sheet: last ? (fits ? last.sheet : last.sheet + 1) : 1,
    y: fits ? y : 0,
    height,
    end: 0,
  }
  shelves.push(shelf)
  return shelf
}
