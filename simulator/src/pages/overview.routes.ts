import { readFile } from 'node:fs/promises'
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Courier } from '#delhivery/courier.ts'
import { pushScan } from '#delhivery/push.ts'
import { scanRequest, storedScan } from '#delhivery/scans.ts'
import type { Bank } from '#razorpay/bank.ts'
import { RazorpayError } from '#razorpay/errors.ts'
import type { SimulatorDeps } from '#simulator-deps.ts'
import { sendPage } from './page.ts'
import { paymentsSection, shipmentsSection } from './overview.html.ts'

const styles = new URL('sandbox.css', import.meta.url)
const shown = 50
const payment = z.object({ order: z.string(), outcome: z.enum(['captured', 'failed']) })
const scan = scanRequest.extend({ waybill: z.string() })

/** The page of the sandbox: payments, parcels, and buttons for the next steps. */
export async function overviewRoutes(
  app: FastifyInstance,
  deps: SimulatorDeps,
  bank: Bank,
  courier: Courier,
): Promise<void> {
  const { plays } = deps
  await app.register(formbody)

  app.get('/sandbox.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(await readFile(styles)),
  )

  app.get('/', async (_request, reply) => {
    const sections = [
      plays.mail && '<p><a class="button" href="/sandbox/mail">Read the mails</a></p>',
      plays.whatsapp && '<p><a class="button" href="/sandbox/messages">Read the messages</a></p>',
      plays.razorpay && paymentsSection(await bank.ledgers(shown)),
      plays.delhivery && shipmentsSection(await courier.newest(shown)),
    ]
    return sendPage(reply, 'What happened', sections.filter(Boolean).join('\n'))
  })

  if (plays.razorpay)
    app.post('/payments', async (request, reply) => {
      const { order, outcome } = payment.parse(request.body)
      try {
        const customer = { email: 'customer@example.com', contact: '+919876543210' }
        await bank.pay(order, { outcome, ...customer }, true)
      } catch (error) {
        if (!(error instanceof RazorpayError)) throw error
        return sendPage(reply.code(409), 'Not paid', `<p>${error.message}.</p>`)
      }
      return reply.redirect('/sandbox', 303)
    })

  if (plays.delhivery)
    app.post('/scans', async (request, reply) => {
      const { waybill, ...scanInput } = scan.parse(request.body)
      const made = storedScan(scanInput, deps.now())
      const shipment = made && (await courier.scan(waybill, made))
      if (!shipment) return reply.callNotFound()
      await pushScan(deps, shipment, made)
      return reply.redirect('/sandbox', 303)
    })
}
