import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { createFairQueue } from '#platform/threads/fair-queue.ts'
import { createThread } from '#platform/threads/work-thread.ts'
import type { SheetCells, SheetRefusal } from './sheet-cells.ts'
import type * as tasks from './sheet-thread.ts'

/** A workbook of 20 MB takes less than two seconds. */
const mostMs = 15_000

const runInThread = createThread<typeof tasks>(new URL('sheet-thread.ts', import.meta.url), mostMs)
const enqueue = createFairQueue({ mostOfOne: 3, most: 50 })

/**
 * The cells of a pasted text, or of a file of CSV or XLSX. A separate thread reads them, in turns
 * by person.
 *
 * @throws Failure 400 with `fields`, 413 for a file that unpacks to too much, 415 for one that is
 *   no table, 503 `too_busy`
 */
export async function readSheet(who: string, given: string | Uint8Array): Promise<SheetCells> {
  const isText = typeof given === 'string'
  const read = await enqueue({ who }, () =>
    isText ? runInThread('readPasted', given) : runInThread('readFile', given),
  )
  if ('refused' in read) throw refusal(read, isText ? 'text' : 'file')
  return read
}

function refusal({ refused }: SheetRefusal, source: 'text' | 'file'): Failure {
  switch (refused) {
    case 'kind':
      return new Failure('unsupported_media_type', { sentence: message('sheetUnreadable') })
    case 'size':
      return new Failure('payload_too_large', { sentence: message('sheetUnpacksTooLarge') })
    case 'rows':
      return refusedFields({ rows: message('tooManyRows') })
    case 'columns':
      return refusedFields({ columns: message('tooManyColumns') })
    case 'empty':
      return refusedFields({ [source]: message('sheetEmpty') })
  }
}
