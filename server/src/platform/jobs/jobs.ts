import { type JobResult, PgBoss, type Queue } from 'pg-boss'
import { NIL } from 'uuid'
import { type Delays, productDelays } from '#platform/config/delays.ts'
import { onMachine } from '#platform/runtime/clock.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { nameOf } from '#platform/database/prepared.ts'
import { inSpan } from '#platform/metrics/traces.ts'
import { dueKinds, type FailedJobs, failedJobs, forgetInJobs } from './jobs.queries.ts'

/** A kind of job and the type of its data. Handlers can run twice: a crash repeats the job. */
type Job<Data extends object> = {
  name: string
  queue: Omit<Queue, 'name'>
  /** How many run at once in a process; 20 by default. */
  atOnce?: number
  /** One at a time per person, so that many jobs of one person do not delay those of others. */
  byPerson?: boolean
  data?: Data
}

/**
 * Declares a kind of job. A failed job is retried with growing delays until it has no attempts
 * left.
 */
export function defineJob<Data extends object>(
  name: string,
  { atOnce, byPerson, ...queue }: Omit<Queue, 'name'> & Pick<Job<Data>, 'atOnce' | 'byPerson'> = {},
): Job<Data> {
  return {
    name,
    ...(atOnce && { atOnce }),
    ...(byPerson && { byPerson }),
    queue: {
      retryLimit: 8,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 300,
      expireInSeconds: 45,
      ...queue,
    },
  }
}

const usuallyAtOnce = 20

export type Jobs = {
  /** Enqueues a job as part of `tx`: it exists if and only if that commits. */
  send<Data extends object>(
    tx: Transaction,
    job: Job<Data>,
    data: Data,
    options?: { startAfter?: Date; once?: string; who?: string },
  ): Promise<void>
  /** Registers the handler of a kind; it begins when the shop starts. */
  handle<Data extends object>(job: Job<Data>, handler: (data: Data) => Promise<void>): void
  /** Runs a job at the start and then by a cron expression (UTC), in one process at a time. */
  repeat(job: Job<Record<string, never>>, cron: string): void
  /** The kinds of jobs that failed permanently within the last week. */
  failed(db: Database): Promise<FailedJobs[]>
  /** Deletes all jobs about an e-mail, as part of `tx`. */
  forget(tx: Transaction, email: string): Promise<void>
  /** Creates the queues, so that jobs can be sent. */
  open(): Promise<void>
  /** Starts the workers. */
  start(): Promise<void>
  stop(): Promise<void>
}

type JobOptions = Pick<Delays, 'jobPollMs'> &
  Partial<Pick<Delays, 'startJobsMs'>> & {
    /** Connections to the database, besides the one that listens for new jobs. */
    connections?: number | undefined
  }

/** The job queue in the shop's own database; `onError` gets failures. */
export function createJobs(
  databaseUrl: string,
  onError: (error: unknown, job?: string) => void,
  { jobPollMs, startJobsMs = 0, connections = 6 }: JobOptions = productDelays,
): Jobs {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'tohfa jobs',
    max: connections,
    useListenNotify: true,
    // How soon another process takes over the jobs of a killed process.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  })
  boss.on('error', (error) => onError(error))
  // New jobs are announced and begin at once. One query polls delayed jobs of all kinds. pg-boss
  // itself would poll with a query for each of the dozens of kinds.
  const pace = {
    pollingIntervalSeconds: 600,
    notifyPollingIntervalSeconds: 600,
    perJobResults: true,
  } as const
  const workers = new Map<string, string[]>()
  const wake = (name: string) => {
    for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
  }
  let nextLook: NodeJS.Timeout | undefined
  let look: Promise<void> | undefined
  const handlers = new Map<string, { job: Job<object>; work: (data: object) => Promise<void> }>()
  const schedules: { name: string; cron: string }[] = []

  /** The outcome of one job of a batch; a failed job is retried without the others. */
  async function settle(id: string, name: string, work: () => Promise<void>): Promise<JobResult> {
    try {
      await inSpan(`job ${name}`, 'internal', {}, work)
      return { id, status: 'completed' }
    } catch (error) {
      onError(error, name)
      return { id, status: 'failed', output: { message: briefOf(error) } }
    }
  }

  async function lookForDue(): Promise<void> {
    try {
      for (const name of await dueKinds(boss, [...workers.keys()])) wake(name)
    } catch (error) {
      onError(error)
    }
    if (nextLook) lookLater()
  }

  function lookLater(): void {
    nextLook = setTimeout(() => {
      look = lookForDue()
    }, jobPollMs)
  }

  return {
    async send(tx, job, data, options = {}) {
      await boss.send(job.name, data, {
        // The same long statement for each kind of job.
        db: {
          executeSql: (text, values = []) => tx.$client.query({ name: nameOf(text), text, values }),
        },
        ...(options.startAfter && { startAfter: onMachine(options.startAfter) }),
        ...(options.once && { singletonKey: options.once }),
        ...(options.who && { group: { id: options.who } }),
      })
    },
    handle(job, handler) {
      handlers.set(job.name, { job, work: (data) => handler(data as never) })
    },
    repeat(job, cron) {
      schedules.push({ name: job.name, cron })
    },
    failed: failedJobs,
    forget: forgetInJobs,
    async open() {
      await boss.start()
      // A queue from an earlier start is remembered by then, and creating it once is enough.
      const known = new Set((await boss.getQueues()).map(({ name }) => name))
      for (const { job } of handlers.values()) {
        if (known.has(job.name)) continue
        await boss.createQueue(job.name, { ...job.queue, notify: true })
        // Any query makes pg-boss remember the queue. Otherwise the first send of a job would query
        // it over another connection than that of the transaction.
        await boss.getJobById(job.name, NIL)
      }
      const kept = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
      for (const { name, cron } of schedules)
        if (kept.get(name) !== cron) await boss.schedule(name, cron)
    },
    async start() {
      for (const { job, work } of handlers.values()) {
        const { atOnce = usuallyAtOnce, byPerson } = job
        // A batch ends before the next is fetched, so jobs that run in turns by person come one by
        // one.
        const batchSize = byPerson ? 1 : atOnce
        const how = { ...pace, batchSize, ...(byPerson && { localGroupConcurrency: 1 }) }
        const started: string[] = []
        for (let worker = 0; worker < atOnce / batchSize; worker++)
          started.push(
            await boss.work<object>(job.name, how, async (batch) => {
              const ends = await Promise.all(
                batch.map(({ id, data }) => settle(id, job.name, () => work(data))),
              )
              // More jobs may wait, so it polls again at once.
              if (batch.length === batchSize) wake(job.name)
              return ends
            }),
          )
        workers.set(job.name, started)
      }
      lookLater()
      if (startJobsMs === Infinity) return
      for (const { name } of schedules)
        await boss.send(name, {}, { singletonSeconds: 30, startAfter: startJobsMs / 1_000 })
    },
    async stop() {
      clearTimeout(nextLook)
      nextLook = undefined
      await look
      await boss.stop({ graceful: true, timeout: 8_000 })
    },
  }
}

/**
 * The first words of an error, for staff: a whole statement with its values belongs in the log.
 * Mail servers often repeat the recipient, whose e-mail must not stay in the queue.
 */
function briefOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return (message.split('\n', 1)[0] ?? '').replaceAll(/\S+@\S+/g, '…').slice(0, 200)
}
