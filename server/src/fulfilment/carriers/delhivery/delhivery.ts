import { z } from 'zod'
import {
  callProvider,
  ProviderRefused,
  type ProviderAnswer,
  type ProviderCall,
} from '#platform/outgoing/call-provider.ts'
import { fetchProviderFile } from '#platform/outgoing/fetch-provider-file.ts'
import { type ProviderDelays, usualProviderDelays } from '#platform/outgoing/provider-delays.ts'
import { ProviderAway } from '#platform/http/failures.ts'
import type { Booking, Carrier, TrackedParcel } from '#fulfilment/carriers/carrier.ts'
import { bookingForm, readBooking } from './delhivery.booking.ts'
import { cancellation } from './delhivery.cancellation.ts'
import { labelAnswer, nextPickupDate, pickupRequest, readPickup } from './delhivery.collection.ts'
import { pincodeAnswer, trackingAnswer } from './delhivery.entities.ts'
import { isPushAuthentic } from './delhivery.push.ts'
import { nextRound, onDay, readRedelivery } from './delhivery.redelivery.ts'
import { returnScanMeaning } from './delhivery.return-scan-meaning.ts'
import { scanMeaning } from './delhivery.scan-meaning.ts'
import { stateName } from './delhivery.states.ts'
import { daysOf } from './delhivery.transit.ts'
import { readCarrierPush, readParcel } from './delhivery.tracking.ts'

type DelhiverySettings = {
  /**
   * The API's base, without a trailing slash; read at every call, because the sandbox's is known
   * late.
   */
  url: () => string
  token: string
  /** The warehouse's registered name, to the letter. */
  pickupLocation: string
  /** The secret that its pushes must contain. */
  pushSecret: string
  delays?: Pick<ProviderDelays, 'providerMs'>
}

const mostTracked = 50
/** A page does not wait longer for a date. */
const mostMsOfTransit = 2_500
/** Many times the size of a label. */
const mostBytesOfLabel = 2_000_000

export function createDelhivery(settings: DelhiverySettings): Carrier {
  const { providerMs } = settings.delays ?? usualProviderDelays

  async function call(
    method: 'GET' | 'POST',
    path: string,
    body: Pick<ProviderCall, 'json' | 'form'> = {},
    timeoutMs = providerMs,
  ): Promise<ProviderAnswer> {
    const answer = await callProvider({
      method,
      url: `${settings.url()}${path}`,
      headers: { authorization: `Token ${settings.token}` },
      timeoutMs,
      ...body,
    })
    if (answer.status === 401 || answer.status === 403)
      throw new ProviderRefused(answer.status, brief(answer.body))
    return answer
  }

  async function read<T extends z.ZodType>(path: string, expected: T): Promise<z.output<T>> {
    const { status, body } = await call('GET', path)
    const parsed = expected.safeParse(body)
    if (parsed.success) return parsed.data
    if (status >= 400) throw new ProviderRefused(status, brief(body))
    throw new ProviderAway(`GET ${path} was answered with something else`, { cause: parsed.error })
  }

  async function parcels(query: Record<string, string>): Promise<TrackedParcel[]> {
    const path = `/api/v1/packages/json/?${new URLSearchParams(query).toString()}`
    const answer = await read(path, trackingAnswer)
    return (answer.ShipmentData ?? []).map(({ Shipment }) => readParcel(Shipment))
  }

  async function findByReference(reference: string): Promise<string | null> {
    const found = await parcels({ ref_ids: reference })
    return found.find((parcel) => parcel.reference === reference)?.waybill ?? null
  }

  async function update(json: unknown): Promise<ReturnType<typeof readRedelivery>> {
    const { status, body } = await call('POST', '/api/p/update', { json })
    return readRedelivery(status, body)
  }

  async function book(parcel: Parameters<typeof bookingForm>[0]): Promise<Booking> {
    const form = bookingForm(parcel, settings.pickupLocation)
    let booking: Booking
    try {
      booking = readBooking((await call('POST', '/api/cmu/create.json', { form })).body)
      if (booking.booked || !/partially saved/i.test(booking.remark)) return booking
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error
      const waybill = await findByReference(parcel.reference)
      if (waybill === null) throw error
      return { booked: true, waybill }
    }
    const waybill = await findByReference(parcel.reference)
    return waybill === null ? booking : { booked: true, waybill }
  }

  return {
    name: 'delhivery',
    book,
    bookReturn: (parcel) => book({ ...parcel, paymentMethod: 'pickup' }),
    findByReference,
    scanMeaning,
    returnScanMeaning,
    isPushAuthentic: (headers) => isPushAuthentic(headers, settings.pushSecret),
    readPush: readCarrierPush,

    async serviceability(pin) {
      const answer = await read(`/c/api/pin-codes/json/?filter_codes=${pin}`, pincodeAnswer)
      const area = answer.delivery_codes
        .map(({ postal_code: area }) => area)
        .find((area) => String(area.pin) === pin)
      const served = area?.pre_paid === 'Y' && !/embargo/i.test(area.remarks ?? '')
      return {
        served,
        cod: served && area.cod === 'Y',
        city: area?.city || area?.district || '',
        state: stateName(area?.state_code ?? ''),
      }
    },

    async transitDays(from, to) {
      const query = new URLSearchParams({
        origin_pin: from,
        destination_pin: to,
        mot: 'S',
        pdt: 'B2C',
      })
      const path = `/api/dc/expected_tat?${query.toString()}`
      return daysOf(await call('GET', path, {}, Math.min(providerMs, mostMsOfTransit)))
    },

    async reserveWaybill() {
      const { status, body } = await call('GET', '/waybill/api/fetch/json/')
      const waybill = z.coerce
        .string()
        .regex(/^\d{6,20}$/)
        .safeParse(body)
      return status === 200 && waybill.success ? waybill.data : null
    },

    async track(waybills) {
      const found: TrackedParcel[] = []
      for (let from = 0; from < waybills.length; from += mostTracked) {
        const some = waybills.slice(from, from + mostTracked)
        found.push(...(await parcels({ waybill: some.join(',') })))
      }
      return found
    },

    async label(waybill) {
      const query = new URLSearchParams({ wbns: waybill, pdf: 'true', pdf_size: '4R' })
      const { packages } = await read(`/api/p/packing_slip?${query.toString()}`, labelAnswer)
      return packages.find(({ wbn }) => wbn === waybill)?.pdf_download_link ?? null
    },

    async labelFile(url) {
      const isOwn = URL.canParse(url) && new URL(url).origin === new URL(settings.url()).origin
      if (!isOwn && !url.startsWith('https://'))
        throw new ProviderAway('the link to a label is not a secure one')
      const bytes = await fetchProviderFile({
        url,
        timeoutMs: providerMs,
        mostBytes: mostBytesOfLabel,
      })
      if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-')
        throw new ProviderAway('a label is no PDF')
      return bytes
    },

    async requestPickup(now) {
      const date = nextPickupDate(now)
      const json = pickupRequest(settings.pickupLocation, date)
      return readPickup((await call('POST', '/fm/request/new/', { json })).body, date)
    },

    async cancel(waybill) {
      const { body } = await call('POST', '/api/p/edit', {
        json: { waybill, cancellation: 'true' },
      })
      return cancellation(body)
    },

    async requestRedelivery(waybill, day) {
      const dated = day === null ? null : await update(onDay(waybill, day))
      if (dated && 'reference' in dated) return { taken: 'day', ...dated }
      const next = await update(nextRound(waybill))
      return 'reference' in next ? { taken: 'next_round', ...next } : { taken: 'no', ...next }
    },
  }
}

/** The start of whatever was answered, for the log. */
function brief(body: unknown): string {
  return (typeof body === 'string' ? body : JSON.stringify(body)).slice(0, 300)
}
