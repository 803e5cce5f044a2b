import type { FastifyInstance } from 'fastify'
import { namedIds } from '@tohfa/contract/fulfilment/shipping-papers/named-ids'
import { manyPrintCalls } from '@tohfa/contract/fulfilment/print/many-prints.calls'
import { caller } from '#platform/http/access.ts'
import { eachById } from '#platform/http/each-by-id.ts'
import { knownId } from '#platform/http/ids.ts'
import { sendFile } from '#platform/http/send-file.ts'
import { serve } from '#platform/http/serve.ts'
import { turnOf } from '#platform/http/turn-of.ts'
import type { PrintFiles } from './print-files.service.ts'
import type { Printing } from './print.service.ts'

/** Bulk actions on print jobs, for staff only. */
export function manyPrintRoutes(
  routes: FastifyInstance,
  { printing, printFiles }: { printing: Printing; printFiles: PrintFiles },
): void {
  serve(routes, manyPrintCalls, {
    'POST /admin/print-jobs/advance': async (request) => {
      const { ids, state } = request.body
      const { id: staffId } = caller(request)
      const advance = (id: string) => printing.advance(id, state, staffId)
      return { data: await eachById(ids, { unknown: 'print_job_not_found' }, advance) }
    },
    'GET /admin/tickets.pdf': async (request, reply) => {
      const ids = namedIds(request.query.ids).map((id) => knownId(id, 'print_job_not_found'))
      const body = await printFiles.tickets(ids, turnOf(request))
      return sendFile(reply, { body, type: 'application/pdf', name: 'tickets.pdf' })
    },
  })
}
