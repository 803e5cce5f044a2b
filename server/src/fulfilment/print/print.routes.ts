import type { FastifyInstance } from 'fastify'
import { validate } from 'uuid'
import { printCalls } from '@tohfa/contract/fulfilment/print/print.calls'
import { caller } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { sendFile } from '#platform/http/send-file.ts'
import { serve } from '#platform/http/serve.ts'
import { turnOf } from '#platform/http/turn-of.ts'
import type { CheckLists } from './check-lists/check-lists.service.ts'
import type { GangSheets } from './gang/gang-sheets.service.ts'
import type { PrintFiles } from './print-files.service.ts'
import type { QueueFilter } from './print-queue.queries.ts'
import type { Printing } from './print.service.ts'

/** The press, for staff only. */
export function printRoutes(
  routes: FastifyInstance,
  deps: {
    printing: Printing
    printFiles: PrintFiles
    checkLists: CheckLists
    gangSheets: GangSheets
  },
): void {
  const { printing, printFiles, checkLists, gangSheets } = deps
  serve(routes, printCalls, {
    'GET /admin/print-queue': async (request) => {
      const { page, limit, search, ...filter } = request.query
      const found = await printing.queue(
        { ...filter, search: parseSearch(search ?? '') },
        { page, limit },
      )
      return { ...found, page, limit }
    },
    'PUT /admin/print-jobs/:id': async (request) => {
      const id = jobId(request.params)
      return { data: await printing.move(id, request.body, caller(request).id) }
    },
    'GET /admin/print-jobs/:id/files/:file': async ({ params }, reply) => {
      const { bytes, type, name } = await printFiles.file(jobId(params), params.file)
      return sendFile(reply, { body: bytes, type, name })
    },
    'GET /admin/print-jobs/:id/ticket.pdf': async ({ params }, reply) => {
      const { bytes, name } = await printFiles.jobTicket(jobId(params))
      return sendFile(reply, { body: bytes, type: 'application/pdf', name })
    },
    'GET /admin/orders/:id/print.zip': async ({ params }, reply) => {
      const { zip, name } = await printFiles.ofOrder(knownId(params.id, 'order_not_found'))
      return sendFile(reply, { body: zip, type: 'application/zip', name })
    },
    'GET /admin/orders/:id/check-list.pdf': async (request, reply) => {
      const id = knownId(request.params.id, 'order_not_found')
      const { pdf, name } = await checkLists.ofOrder(id, turnOf(request))
      return sendFile(reply, { body: pdf, type: 'application/pdf', name })
    },
    'GET /admin/print-queue.zip': async ({ query }, reply) => {
      const { zip, name } = await printFiles.ofDay(query.day)
      return sendFile(reply, { body: zip, type: 'application/zip', name })
    },
    'POST /admin/gang-sheets': async ({ body }) => ({ data: await gangSheets.lay(body) }),
    'GET /admin/gang-sheets/:id/sheets.pdf': async (request, reply) => {
      const id = knownId(request.params.id, 'gang_sheet_not_found')
      const { pdf, name } = await gangSheets.pdf(id, turnOf(request))
      return sendFile(reply, { body: pdf, type: 'application/pdf', name })
    },
  })
}

const jobId = ({ id }: { id: string }) => knownId(id, 'print_job_not_found')

/** An order's number with or without its letters, or the id that a ticket's QR code holds. */
function parseSearch(typed: string): QueueFilter['search'] {
  const text = typed.trim()
  if (!text) return undefined
  if (validate(text)) return { id: text }
  const number = /^(?:tf)?(\d{1,12})$/i.exec(text.replaceAll(/[\s#-]/g, ''))?.[1]
  return number === undefined ? 'nothing' : { number: `TF${number}` }
}
