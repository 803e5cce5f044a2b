import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { faultModes, type FaultMode } from './fault-modes.ts'
import type { Records } from './record-store.ts'

const faultyProviders = ['razorpay', 'delhivery', 'index-now', 'whatsapp'] as const
type FaultyProvider = (typeof faultyProviders)[number]

const faultSwitch = z.object({
  provider: z.enum(faultyProviders),
  mode: z.enum(faultModes),
  /** For this many calls; without it until it is switched off. */
  count: z.number().int().min(1).optional(),
})

declare module 'fastify' {
  interface FastifyRequest {
    /** The provider's own code simulates all modes of answers, such as `refuse` and `partial`. */
    simulatedFault?: FaultMode
  }
}

/** `POST /faults`: switches a provider's fault on or off. */
export function faultRoutes(app: FastifyInstance, records: Records): void {
  app.post('/faults', async (request) => {
    const { provider, mode, count } = faultSwitch.parse(request.body)
    await records.put('fault', provider, { mode, left: count ?? null })
    return { success: true, data: { provider, mode, count: count ?? null } }
  })
}

/** Applies a provider's active faults to all of its calls that `suffers` names. */
export function applyFaults(
  app: FastifyInstance,
  records: Records,
  provider: FaultyProvider,
  suffers: (request: FastifyRequest) => boolean,
): void {
  const hanging = new Set<FastifyRequest['raw']>()
  // Otherwise the process could not end while a client waits for the missing answer.
  app.addHook('preClose', async () => hanging.forEach((raw) => raw.socket.destroy()))
  app.addHook('onRequest', async (request, reply) => {
    if (!suffers(request)) return undefined
    const mode = await takeFault(records, provider)
    request.simulatedFault = mode
    if (mode === 'html502')
      return reply
        .code(502)
        .type('text/html')
        .send('<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>')
    if (mode !== 'down' && mode !== 'hang') return undefined
    reply.hijack()
    if (mode === 'down') request.raw.socket.destroy()
    else {
      hanging.add(request.raw)
      request.raw.socket.once('close', () => hanging.delete(request.raw))
    }
    return reply
  })
}

/** The fault of this call; one with a number of calls counts down. */
async function takeFault(records: Records, provider: FaultyProvider): Promise<FaultMode> {
  const fault = (await records.find('fault', provider))?.data
  if (!fault || fault.left === 0) return 'none'
  if (fault.left === null) return fault.mode
  let taken: FaultMode = 'none'
  await records.change('fault', provider, ({ mode, left }) => {
    taken = left === 0 ? 'none' : mode
    return { mode, left: left && left - 1 }
  })
  return taken
}
