import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PrintJob } from '@tohfa/contract/fulfilment/print/print-jobs'
import type { Person } from '../server/testing/people.ts'
import type { TestShop } from '../server/testing/shop.ts'
import { askAgain, type Asking, askUntil } from './ask-again.ts'
import { must } from './checks.ts'
import type { Approved } from './print-checks.ts'

type Shop = Pick<TestShop, 'call' | 'url'>

/**
 * Staff who print all ready jobs, each the same ones, and have failed renderings repeated. Every
 * file equals the approved one, whoever rendered it, however often.
 */
export function openPress(
  shop: Shop,
  staff: readonly Person[],
  { approved, state }: { approved: Approved; state: Asking },
) {
  const closing = new AbortController()
  let failed = 0

  async function queue({ token }: Person, which: string): Promise<PrintJob[]> {
    const path = `/admin/print-queue?limit=60&${which}`
    const read = () => shop.call<{ data: PrintJob[] }>('GET', path, { token })
    const { status, body } = await askAgain(state, read)
    must(status === 200, `the queue was answered ${status}`)
    return body.data
  }

  /** Whether this call made the move; it did not where somebody else did, or this one before its answer was lost. */
  async function move(
    { token }: Person,
    { id }: PrintJob,
    to: PrintJob['state'],
  ): Promise<boolean> {
    const body = { state: to }
    const put = () => shop.call('PUT', `/admin/print-jobs/${id}`, { token, body })
    const { status } = await askAgain(state, put)
    must(status === 200 || status === 409, `a move was answered ${status}`)
    return status === 200
  }

  async function expectApproved({ token }: Person, job: PrintJob): Promise<void> {
    must(job.files.length > 0, `the print ${job.id} has no files`)
    for (const { url, kind, area, sha256 } of job.files) {
      const seen = await askUntil(state, async () => {
        const headers = { authorization: `Bearer ${token}` }
        const answer = await fetch(shop.url + url, { headers })
        const bytes = new Uint8Array(await answer.arrayBuffer())
        return answer.ok ? createHash('sha256').update(bytes).digest('hex') : undefined
      })
      must(seen === sha256, `${url} is another file than was drawn`)
      const wanted = approved.get(job.proof ?? '')?.get(area)
      must(kind !== 'png' || seen === wanted, `${url} is another file than was approved`)
    }
  }

  async function work(one: Person): Promise<void> {
    while (!closing.signal.aborted) {
      for (const job of await queue(one, 'state=ready')) {
        await expectApproved(one, job)
        await move(one, job, 'printing')
      }
      for (const job of await queue(one, 'state=printing')) await move(one, job, 'printed')
      for (const job of await queue(one, 'state=failed'))
        if (await move(one, job, 'ready')) failed += 1
      await sleep(200)
    }
  }

  const ended = Promise.all(staff.map(work)).then(() => ({ failed }))
  return {
    ended,
    close: () => closing.abort(),

    /** Once more when all is over: nothing that came late wrote another file. */
    async expectFilesAsApproved(): Promise<void> {
      const [one] = staff
      must(one !== undefined, 'there is no staff')
      for (let page = 1; ; page++) {
        const jobs = await queue(one, `state=printed&page=${page}`)
        for (const job of jobs) await expectApproved(one, job)
        if (jobs.length < 60) return
      }
    },
  }
}
