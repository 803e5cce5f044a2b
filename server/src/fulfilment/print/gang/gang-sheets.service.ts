import { isCashOpen } from '@tohfa/contract/orders/cash-states'
import type { Readable } from 'node:stream'
import { howIn } from '@tohfa/contract/fulfilment/print/press-kind'
import { pressWords } from '@tohfa/contract/fulfilment/print/print.texts'
import type { GangOrder, TooLargeJob } from '@tohfa/contract/fulfilment/print/print-jobs'
import {
  gangLimits,
  movesFrom,
  type SheetId,
  sheets,
} from '@tohfa/contract/fulfilment/print/print-moves'
import type { Connection } from '#platform/database/connect.ts'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import type { Settings } from '#backoffice/settings/settings.service.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { purgeNightly } from '#platform/jobs/purge-nightly.ts'
import { jobsById, type QueueRow } from '#fulfilment/print/print-queue.queries.ts'
import type { PressFile } from '#fulfilment/print/render-print.ts'
import { codeOf, piecesToPrint } from '#fulfilment/print/to-print-job.ts'
import { picturesOf, type PieceToDraw, type SheetsToDraw } from './draw-sheets.ts'
import {
  deleteOldSheets,
  findGangSheet,
  type GangSheetRow,
  insertGangSheet,
} from './gang-sheets.queries.ts'
import { layByKind, type PieceToLay } from './lay-by-kind.ts'
import { type PackedPicture, packPicture } from './pack-picture.ts'
import { fitsOn } from './pack-sheets.ts'
import { cmykProfile } from '#platform/pdf/cmyk.ts'
import { createPortionThread } from '#platform/pdf/draw-in-thread.ts'
import { createStreamQueue } from '#platform/pdf/stream-queue.ts'
import type { Turn } from '#platform/threads/fair-queue.ts'

export type GangSheets = ReturnType<typeof createGangSheets>

/** The longest cut mark, in millimetres. */
const longestMark = 3

/** The time limit of drawing a piece or its picture; the largest picture takes a second. */
const mostMsOfPortion = 30_000
const drawSheets = createPortionThread<SheetsToDraw, PackedPicture>(
  new URL('draw-sheets.ts', import.meta.url),
  mostMsOfPortion,
)

/** Many designs on common sheets (docs/studio.md 9.8). */
export function createGangSheets(deps: {
  connection: Connection
  jobs: Jobs
  pressFile: PressFile
  settings: Pick<Settings, 'read'>
}) {
  const { pressFile } = deps
  const { db } = deps.connection
  const enqueue = createStreamQueue()
  purgeNightly(deps.jobs, 'forget-gang-sheets', (most) => deleteOldSheets(db, most))

  return {
    /**
     * Places each area of each design once for every printed piece, each kind on separate sheets. A
     * design with a piece larger than the sheet is left out; 400 if all are.
     */
    async lay({ jobs: ids, sheet, gap }: GangOrder) {
      const { press } = await deps.settings.read()
      const jobs = (await rowsInOrder(ids)).map((row) => ({ row, pieces: piecesOf(row) }))
      const tooLarge = jobs.flatMap((job) => largerThan(sheet, job))
      const left = jobs.filter(({ row }) => tooLarge.every(({ id }) => id !== row.id))
      if (left.length === 0) throw doNotFit(tooLarge, sheet)
      const pieces = left.flatMap((job) => job.pieces)
      if (pieces.length > gangLimits.pieces) throw refusedFields({ jobs: message('tooManyPieces') })
      const { placed, kinds } = layByKind(pieces, sheets[sheet], gap, press.mirrored)
      const count = kinds.length
      const kept = await insertGangSheet(db, { sheet, gap, sheets: count, pieces: placed, kinds })
      const url = `/v1/admin/gang-sheets/${kept.id}/sheets.pdf`
      return { id: kept.id, url, sheet, sheets: count, jobs: placed, kinds, tooLarge }
    },

    /** The sheets as a PDF that is drawn while it is read, in turns by person. */
    async pdf(id: string, turn: Turn): Promise<{ pdf: Readable; name: string }> {
      const kept = await findGangSheet(db, id)
      if (!kept) throw new Failure('gang_sheet_not_found')
      const rows = new Map(
        (
          await jobsById(
            db,
            kept.pieces.map((piece) => piece.id),
          )
        ).map((row) => [row.id, row]),
      )
      const name = `sheets-${kept.sheet}-${kept.createdAt.toISOString().slice(0, 10)}.pdf`
      const pieces = piecesToDraw(kept, rows)
      const pictures = [...picturesOf(pieces).values()]
      const hasCmyk = pieces.some(({ colorSpace }) => colorSpace === 'cmyk')
      const plan = {
        name,
        made: kept.createdAt,
        sheet: kept.sheet,
        pieces,
        kinds: kept.kinds,
        profile: hasCmyk ? await cmykProfile() : undefined,
      }
      async function pictureOf(number: number): Promise<PackedPicture> {
        const piece = pictures[number]
        if (!piece) throw new Error(`these sheets have no picture ${number}`)
        const png = await pressFile(rows.get(piece.id)?.hash ?? '', piece.area, 'png')
        return packPicture(png, piece.colorSpace)
      }
      return { pdf: await enqueue(turn, () => drawSheets(plan, pictureOf)), name }
    },
  }

  async function rowsInOrder(ids: readonly string[]): Promise<QueueRow[]> {
    const found = new Map((await jobsById(db, ids)).map((row) => [row.id, row]))
    return ids.map((id) => {
      const row = found.get(id)
      if (!row || isUndone(row)) throw refusedFields({ jobs: message('jobUnknown') })
      if (isCashOpen(row.cashState)) throw new Failure('cash_not_confirmed')
      if (!row.files)
        throw new Failure('not_rendered', { sentence: message('jobNotRendered', ...lineOf(row)) })
      return row
    })
  }
}

/** Nothing of an order that was undone goes to the press. */
const isUndone = ({ orderStatus }: QueueRow) => movesFrom('ready', orderStatus).length === 0

function piecesOf(row: QueueRow): PieceToLay[] {
  const areas = (row.pages ?? []).flatMap(({ area }) => {
    const size = row.blank.areas.find(({ id }) => id === area)
    return size ? [{ area, ...sheetOf(size) }] : []
  })
  return Array.from({ length: piecesToPrint(row) }, () =>
    areas.map((area) => ({ row, ...area })),
  ).flat()
}

/** The size of an area with its bleed. */
function sheetOf({ width, height, bleed }: { width: number; height: number; bleed: number }) {
  return { width: width + 2 * bleed, height: height + 2 * bleed }
}

const lineOf = ({ orderNumber, line }: QueueRow) => [orderNumber, line] as const

/** A design with a piece larger than the sheet. */
function largerThan(
  sheet: SheetId,
  { row, pieces }: { row: QueueRow; pieces: readonly PieceToLay[] },
): TooLargeJob[] {
  const large = pieces.find((piece) => !fitsOn(piece, sheets[sheet]))
  if (!large) return []
  const [orderNumber, line] = lineOf(row)
  return [{ id: row.id, orderNumber, line, size: `${large.width} × ${large.height}` }]
}

function doNotFit(jobs: readonly TooLargeJob[], sheet: SheetId): Failure {
  const [first, ...others] = jobs
  if (first && others.length === 0)
    return refusedFields({
      jobs: message('doesNotFit', first.orderNumber, first.line, first.size, sheet),
    })
  const named = jobs.map(({ orderNumber, line, size }) => `${orderNumber}-${line} (${size} mm)`)
  return refusedFields({ jobs: message('fitNot', named.join(', '), sheet) })
}

function piecesToDraw(
  { pieces, gap, kinds }: GangSheetRow,
  rows: ReadonlyMap<string, QueueRow>,
): PieceToDraw[] {
  return pieces.flatMap((piece) => {
    const row = rows.get(piece.id)
    const area = row?.blank.areas.find(({ id }) => id === piece.area)
    if (!row || !area) return []
    const kind = kinds[piece.sheet - 1]
    const how = kind && howIn(pressWords, kind)
    const label = [`${codeOf(row)} ${piece.area}`, how].filter(Boolean).join(', ')
    const { colorSpace } = row.blank
    return { ...piece, label, colorSpace, bleed: area.bleed, mark: Math.min(longestMark, gap / 2) }
  })
}
