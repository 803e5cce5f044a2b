import { useState } from 'react'
import type { PrintJob } from '@tohfa/contract/fulfilment/print/print-jobs'
import { call } from '#platform/api/api-client.ts'
import { inLanguage } from '#platform/api/in-language.ts'
import { toast } from '#ui/toast/toast.ts'
import { jobName } from './job-name.ts'
import { printQueueTexts as texts } from './print-queue.texts.ts'

type ManyMove = 'printing' | 'printed'

/** Whether a job may move there with others; a ready one may already be printed. */
export function advanceable(job: PrintJob, to: ManyMove): boolean {
  return job.moves.includes(to) || (to === 'printed' && job.state === 'ready')
}

/** Moves several jobs at once, and reports the reason of each refusal. */
export function useManyPrints(onMoved: () => void) {
  const [busy, setBusy] = useState<ManyMove | null>(null)
  const [refused, setRefused] = useState<readonly string[]>([])

  async function advance(jobs: readonly PrintJob[], state: ManyMove): Promise<boolean> {
    setBusy(state)
    setRefused([])
    const body = { ids: jobs.map(({ id }) => id), state }
    const answer = await call('POST /admin/print-jobs/advance', { body })
    setBusy(null)
    if (!answer.success) {
      toast('error', answer.error, 'many-prints')
      return false
    }
    const names = new Map(jobs.map((job) => [job.id, jobName(job)]))
    const sentences = answer.data.flatMap(({ id, ok, error = '', sentence }) =>
      ok ? [] : [`${names.get(id) ?? id}: ${inLanguage(error, sentence)}`],
    )
    setRefused(sentences)
    const done = answer.data.length - sentences.length
    if (done > 0) toast('success', texts.movedAll[state](done), 'many-prints')
    onMoved()
    return sentences.length === 0
  }

  return { busy, refused, advance }
}
