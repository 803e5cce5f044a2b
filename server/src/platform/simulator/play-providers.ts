import type { Label } from '@tohfa/simulator/delhivery/shipment'
import type { SimulatorDeps, SimulatorKeys } from '@tohfa/simulator/simulator-deps'
import { simulatorRoutes } from '@tohfa/simulator/simulator.routes'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config/config.ts'
import type { Delays } from '#platform/config/delays.ts'
import type { Connection } from '#platform/database/connect.ts'
import { namesThisMachine, wasForwarded } from '#platform/http/proxy/was-forwarded.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import { createPdfThread, type Drawer } from '#platform/pdf/draw-in-thread.ts'
import { now } from '#platform/runtime/clock.ts'
import { createOutbox } from './outbox.queries.ts'
import { createRecordStore } from './records.queries.ts'

const mostMsOfLabel = 30_000
const drawLabel: Drawer<Label> = createPdfThread(
  new URL('draw-label.ts', import.meta.url),
  mostMsOfLabel,
)

export type PlayedParts = {
  connection: Connection
  /** The names of the providers that are not configured. */
  simulated: readonly string[]
  config: Pick<Config, 'sandboxPublic'> & {
    mail: Pick<Config['mail'], 'smtpUrl'>
  }
  address: ShopAddress
  /** The credentials that shop and simulator share. */
  keys: Readonly<Record<string, string>>
  delays: Pick<Delays, 'eventMs' | 'scanMs'>
  /** The shop's current e-mail, and its first one. */
  storeEmails(): readonly string[]
}

/**
 * Lets the simulator replace the providers that are not configured, with the shop's own database.
 * Without SANDBOX=public it answers requests of this machine only.
 */
export async function playProviders(app: FastifyInstance, parts: PlayedParts): Promise<void> {
  const { config, connection, storeEmails } = parts
  const deps: SimulatorDeps = {
    plays: {
      razorpay: parts.simulated.includes('razorpay'),
      delhivery: parts.simulated.includes('delhivery'),
      mail: !config.mail.smtpUrl,
      // A shop that takes no real payments is a trial, whose addresses no search engine needs.
      indexNow: parts.simulated.includes('razorpay'),
      whatsapp: parts.simulated.includes('whatsapp'),
    },
    keys: parts.keys as SimulatorKeys,
    records: createRecordStore(connection),
    outbox: createOutbox(connection.db, config.sandboxPublic ? storeEmails : undefined),
    drawLabel,
    now,
    address: parts.address,
    isAllowed: (headers) =>
      config.sandboxPublic || (!wasForwarded(headers) && namesThisMachine(headers)),
    delays: parts.delays,
  }
  await app.register(async (scope) => {
    // It is not part of the shop's API document.
    scope.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, hide: true }
    })
    await simulatorRoutes(scope, deps)
  })
}
