import { Gauge, Registry } from 'prom-client'
import type { Database } from '#platform/database/connect.ts'
import { type Figure, shopFigures } from './shop-figures.queries.ts'

/** The database is queried at most this often, however often somebody reads the metrics. */
const freshMs = 5_000

const gauges: Record<string, { help: string; labels?: string[] }> = {
  orders: { help: 'Orders by status and payment method.', labels: ['status', 'method'] },
  payments: { help: 'Payments by outcome.', labels: ['outcome'] },
  refunds: { help: 'Refunds by outcome.', labels: ['outcome'] },
  checkouts_open: { help: 'Checkouts that wait for their payment.' },
  checkouts_overdue: { help: 'Open checkouts that should have lapsed: above 0 jobs stand still.' },
  reserved_pieces: { help: 'Pieces of stock that open checkouts hold.' },
  parcels_unbooked: { help: 'Parcels claimed and not yet booked with the carrier.' },
  mails_unsent: { help: 'Mails written and not yet handed over.' },
  jobs: { help: 'Jobs that wait, run or failed.', labels: ['job', 'state'] },
  job_age_seconds: { help: 'How long the oldest due job has waited.' },
}

/** The shop's figures in Prometheus' text format; while the database is down, only that fact. */
export function shopMetrics(db: Database): () => Promise<string> {
  let kept: { at: number; text: Promise<string> } | undefined
  return () => {
    if (!kept || Date.now() - kept.at > freshMs) kept = { at: Date.now(), text: read(db) }
    return kept.text
  }
}

async function read(db: Database): Promise<string> {
  const registry = new Registry()
  const figures = await shopFigures(db).catch((): Figure[] | undefined => undefined)
  new Gauge({
    name: 'tohfa_database_up',
    help: '1 when the database answers.',
    registers: [registry],
  }).set(figures ? 1 : 0)
  if (figures)
    for (const [name, { help, labels = [] }] of Object.entries(gauges)) {
      const gauge = new Gauge({
        name: `tohfa_${name}`,
        help,
        labelNames: labels,
        registers: [registry],
      })
      for (const figure of figures) if (figure.name === name) gauge.set(figure.labels, figure.value)
    }
  return registry.metrics()
}
