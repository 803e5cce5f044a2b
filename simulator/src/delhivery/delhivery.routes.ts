import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { applyFaults } from '#faults.ts'
import { randomWaybill } from '#random-id.ts'
import type { SimulatorDeps } from '#simulator-deps.ts'
import { bookingAnswer, lostAnswer, refusalAnswer } from './answers.ts'
import { collectionRoutes } from './collection.routes.ts'
import { canBeCancelled, isCancelled, isPickedUp, type Courier } from './courier.ts'
import { reattemptRoutes } from './reattempt.routes.ts'
import { circleOf, takesCash, transitDays } from './postal-circles.ts'
import { pushScan } from './push.ts'
import { scanRequest, storedScan } from './scans.ts'
import { bookingRequest, tracked, type Shipment } from './shipment.ts'

const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter(Boolean))
const trackingQuery = z.object({ waybill: list, ref_ids: list, verbose: z.string().default('2') })
const lane = z.object({ origin_pin: z.string(), destination_pin: z.string() })
const editRequest = z.object({ waybill: z.coerce.string(), cancellation: z.string().optional() })

/**
 * The carrier's API, exactly as in docs/providers.md 2.2 to 2.10, and a call that scans a parcel.
 */
export async function delhiveryRoutes(
  app: FastifyInstance,
  deps: SimulatorDeps,
  courier: Courier,
): Promise<void> {
  await app.register(formbody)
  applyFaults(app, deps.records, 'delhivery', (request) => !isOpen(request.url))
  // With a callback: an asynchronous hook would let the handler run for a client that disconnects
  // early.
  app.addHook('onRequest', (request, reply, done) => {
    const given = request.headers.authorization
    if (isOpen(request.url) || given === `Token ${deps.keys.delhiveryToken}`) return done()
    const detail = given ? 'Invalid token.' : 'Authentication credentials were not provided.'
    void reply.code(401).send({ detail })
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/html').send('Not Found'))

  app.get('/c/api/pin-codes/json/', (request) => {
    const { filter_codes: pin } = z.object({ filter_codes: z.string() }).parse(request.query)
    const circle = circleOf(pin)
    return { delivery_codes: circle ? [{ postal_code: postalCode(pin, circle) }] : [] }
  })

  app.get('/api/dc/expected_tat', (request) => {
    const { origin_pin: from, destination_pin: to } = lane.parse(request.query)
    const tat = transitDays(from, to)
    return tat === null
      ? { success: false, msg: 'Pincode is not serviceable', data: {} }
      : { success: true, msg: '', data: { tat } }
  })

  app.get('/waybill/api/fetch/json/', (_request, reply) =>
    reply.type('application/json').send(JSON.stringify(randomWaybill())),
  )

  app.post('/api/cmu/create.json', async (request) => {
    const booking = readForm(request.body)
    if (typeof booking === 'string') return refusalAnswer(booking)
    const [packageRequest] = booking.shipments
    if (!packageRequest) return refusalAnswer('No shipment in the post')
    if (request.simulatedFault === 'refuse')
      return refusalAnswer('The sandbox was told to refuse this', packageRequest)
    const booked = await courier.book(packageRequest, booking.pickup_location.name)
    if ('refusal' in booked) return refusalAnswer(booked.refusal, packageRequest)
    return request.simulatedFault === 'partial'
      ? lostAnswer(packageRequest)
      : bookingAnswer(packageRequest, booked.waybill)
  })

  app.get('/api/v1/packages/json/', async (request) => {
    const { waybill, ref_ids, verbose } = trackingQuery.parse(request.query)
    const found: Shipment[] =
      waybill.length > 0
        ? await courier.byWaybills(waybill)
        : (await Promise.all(ref_ids.map(courier.byReference))).flat()
    if (found.length > 0)
      return { ShipmentData: found.map((shipment) => tracked(shipment, verbose)) }
    const Error = 'Data does not exists for provided Waybill(s)'
    const rmk = `Some error has occurred. Please contact client.support@delhivery.com with error message- ${Error}`
    return { Success: false, Error, rmk }
  })

  app.post('/api/p/edit', async (request, reply) => {
    const edit = editRequest.parse(request.body)
    const shipment = await courier.find(edit.waybill)
    if (!shipment || edit.cancellation !== 'true')
      return { status: false, error: 'Incorrect Waybill/OrderID, please try again' }
    if (request.simulatedFault === 'refuse' || !canBeCancelled(shipment))
      return {
        status: false,
        error:
          'Shipment status cannot be changed as shipment is either picked up or already in return flow',
      }
    // A parcel that was already picked up is returned.
    const scanType = isPickedUp(shipment) ? 'RT' : 'Cancelled'
    const scan = storedScan(scanRequest.parse({ ScanType: scanType }), deps.now())
    if (scan && !isCancelled(shipment)) await courier.scan(edit.waybill, scan)
    const remark = 'Shipment has been cancelled.'
    const order = shipment.asked.order
    if (request.headers.accept?.includes('application/json'))
      return { status: true, waybill: edit.waybill, remark, order_id: order }
    return reply
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="utf-8"?><root><status>True</status><waybill>${edit.waybill}</waybill><order_id>${order}</order_id><remark>${remark}</remark></root>`,
      )
  })

  collectionRoutes(app, deps, courier)
  reattemptRoutes(app, deps, courier)

  // Without authentication: it simulates a hub's scanner.
  app.post<{ Params: { waybill: string } }>('/shipments/:waybill/scan', async (request, reply) => {
    const parsed = scanRequest.safeParse(request.body)
    const scan = parsed.success ? storedScan(parsed.data, deps.now()) : null
    if (!scan) return reply.code(400).send({ success: false, error: 'The scan is not valid' })
    const shipment = await courier.scan(request.params.waybill, scan)
    if (!shipment)
      return reply.code(404).send({ success: false, error: 'No such waybill or Order Id found' })
    const pushed = await pushScan(deps, shipment, scan)
    return { success: true, data: { waybill: shipment.waybill, ScanDetail: scan, pushed } }
  })
}

/** Calls without a token: the hub's scanner, and the label of a link. */
function isOpen(url: string): boolean {
  return /\/shipments\/[^/?]+\/(scan|label)\/?(\?|$)/.test(url)
}

/** The booking in a `format=json&data=…` form, or the carrier's message for an invalid one. */
function readForm(body: unknown): z.infer<typeof bookingRequest> | string {
  const form = z.object({ format: z.literal('json'), data: z.string() }).safeParse(body)
  if (!form.success) return 'format key missing in the post'
  try {
    const booking = bookingRequest.safeParse(JSON.parse(form.data.data))
    if (booking.success) return booking.data
    return booking.error.issues[0]?.path[0] === 'pickup_location'
      ? 'ClientWarehouse matching query does not exist.'
      : 'An internal Error has occurred, Please get in touch with client.support@delhivery.com'
  } catch {
    return 'An internal Error has occurred, Please get in touch with client.support@delhivery.com'
  }
}

function postalCode(pin: string, circle: { state: string; city: string }) {
  const cash = takesCash(pin) ? 'Y' : 'N'
  return {
    remarks: '',
    pin: Number(pin),
    country_code: 'IN',
    state_code: circle.state,
    cod: cash,
    pre_paid: 'Y',
    pickup: 'Y',
    cash,
    repl: 'Y',
    district: circle.city,
    is_oda: 'N',
    max_amount: 0,
    max_weight: 0,
    city: circle.city,
  }
}
