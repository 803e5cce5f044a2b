import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { randomWaybill } from '#random-id.ts'
import type { SimulatorDeps } from '#simulator-deps.ts'
import { type Courier, waitsForReattempt } from './courier.ts'
import { indianTime } from './scans.ts'

const update = z.object({
  data: z
    .array(
      z.object({
        waybill: z.coerce.string(),
        act: z.enum(['RE-ATTEMPT', 'DEFER_DLV']),
        action_data: z.object({ deferred_date: z.iso.date() }).optional(),
      }),
    )
    .length(1),
})

/** Redelivery after a failed attempt, as far as it is documented (docs/providers.md 2.10). */
export function reattemptRoutes(app: FastifyInstance, deps: SimulatorDeps, courier: Courier): void {
  app.post('/api/p/update', async (request, reply) => {
    const [entry] = update.safeParse(request.body).data?.data ?? []
    const refused = (error: string) => reply.code(400).send({ success: false, error })
    if (!entry) return refused('Invalid data')
    const { waybill, act, action_data } = entry
    const day = action_data?.deferred_date
    const shipment = await courier.find(waybill)
    if (!shipment || !waitsForReattempt(shipment) || request.simulatedFault === 'refuse')
      return refused(`NDR action is not applicable for ${waybill}`)
    const today = indianTime(deps.now()).slice(0, 10)
    const isDated = act === 'DEFER_DLV'
    if (isDated && (!day || day <= today || request.simulatedFault === 'no_day'))
      return refused('Deferred date is not valid')
    await courier.askAgain(waybill, { act, ...(isDated && { deferred_date: day }) })
    return { request_id: `UPL${randomWaybill()}` }
  })
}
