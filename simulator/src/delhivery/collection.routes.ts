import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { SimulatorDeps } from '#simulator-deps.ts'
import type { Courier } from './courier.ts'
import { indianTime } from './scans.ts'

const pickup = z.object({
  pickup_time: z.string(),
  pickup_date: z.iso.date(),
  pickup_location: z.string().min(1),
  expected_package_count: z.number().int().min(1),
})

/** Labels and pick-ups, exactly as in docs/providers.md 2.8. */
export function collectionRoutes(
  app: FastifyInstance,
  deps: SimulatorDeps,
  courier: Courier,
): void {
  app.get('/api/p/packing_slip', async (request) => {
    const { wbns } = z.object({ wbns: z.string().default('') }).parse(request.query)
    const packages = (await courier.byWaybills(wbns.split(','))).map(({ waybill: wbn }) => ({
      wbn,
      pdf_download_link: `${deps.address.own}/sandbox/delhivery/shipments/${wbn}/label`,
      pdf_encoding: '',
    }))
    return { packages, packages_found: packages.length }
  })

  // Without authentication: the link itself is the secret.
  app.get<{ Params: { waybill: string } }>('/shipments/:waybill/label', async (request, reply) => {
    const shipment = await courier.find(request.params.waybill)
    if (!shipment) return reply.code(404).type('text/plain').send('No such waybill')
    const { waybill, asked } = shipment
    return reply.type('application/pdf').send(await deps.drawLabel({ waybill, asked }))
  })

  app.post('/fm/request/new/', async (request, reply) => {
    const parsed = pickup.safeParse(request.body)
    if (!parsed.success) return reply.code(400).send({ pickup_date: 'Date has wrong format' })
    const { pickup_date, pickup_location, pickup_time, expected_package_count } = parsed.data
    if (pickup_date < indianTime(deps.now()).slice(0, 10))
      return reply.code(400).send({ pickup_date: 'Pickup date cannot be in past' })
    const id = `${pickup_location} ${pickup_date}`
    if (!(await deps.records.insert({ kind: 'pickup', id, data: parsed.data })))
      return { pr_exist: true, data: { message: 'Pickup request already exists' } }
    return reply.code(201).send({
      pickup_id: id,
      client_name: 'SANDBOX',
      pickup_location_name: pickup_location,
      incoming_center_name: 'Sandbox hub',
      pickup_time,
      pickup_date,
      expected_package_count,
    })
  })
}
