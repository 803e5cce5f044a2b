import { useCallback, useState } from 'react'
import type { PrintJob } from '@tohfa/contract/fulfilment/print/print-jobs'
import { call } from '#platform/api/api-client.ts'
import { toast } from '#ui/toast/toast.ts'
import { HoldDialog } from '#admin/production/print-queue/hold-dialog.tsx'
import { reprint } from '#admin/production/print-queue/print-queue.data.ts'
import { ReprintDialog } from '#admin/production/print-queue/reprint-dialog.tsx'
import { jobName } from '#admin/production/print-queue/job-name.ts'
import { boardTexts as texts } from './workbench.texts.ts'
import { type Column, columnMark, columnOf, columns, targetsOf } from './columns.ts'
import { JobCard } from './job-card.tsx'

/** The prints as cards in the columns of their states. */
export function Board({ jobs, onMoved }: { jobs: readonly PrintJob[]; onMoved: () => void }) {
  const [dragged, setDragged] = useState<{ job: PrintJob; over: Column | undefined } | null>(null)
  const [asking, setAsking] = useState<PrintJob | null>(null)
  const [misprint, setMisprint] = useState<PrintJob | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  /** The moved job and the control that moved it, which gets the focus; null after a scan. */
  const [moved, setMoved] = useState<{ id: string; to: Column } | null>(null)
  const forget = useCallback(() => setMoved(null), [])

  /** The messages of a refusal, by field; undefined on success. */
  async function send(job: PrintJob, to: Column, reason?: string) {
    setBusy(job.id)
    if (job.state === 'printed') {
      const refused = await reprint(job, jobName(job), { spoilt: 0 })
      setBusy(null)
      onMoved()
      return refused
    }
    // A ready job is started and finished in one step, as by its ticket.
    const answer =
      job.state === 'ready' && to === 'printed'
        ? await call('POST /admin/bench/scans', { body: { code: job.id, step: 'printed' } })
        : await call('PUT /admin/print-jobs/:id', {
            params: { id: job.id },
            body: { state: to, ...(reason && { reason }) },
          })
    setBusy(null)
    if (!answer.success) {
      toast('error', answer.error, job.id)
      // Another person may have moved it.
      onMoved()
      return answer.fields ?? {}
    }
    toast('success', texts.moved(jobName(job), texts.columns[to]), job.id)
    onMoved()
    return undefined
  }

  function move(job: PrintJob, to: Column) {
    if (to === columnOf(job) && job.state !== 'failed') return
    if (!targetsOf(job).includes(to)) return toast('warning', texts.cannot(jobName(job)), job.id)
    setMoved({ id: job.id, to })
    if (to === 'held') setAsking(job)
    else void send(job, to)
  }

  return (
    <div className="grid gap-4 md:grid-cols-4 md:max-lg:gap-2">
      {columns.map((column) => {
        const here = jobs.filter((job) => columnOf(job) === column)
        const mayLie = dragged !== null && targetsOf(dragged.job).includes(column)
        return (
          <section
            key={column}
            aria-labelledby={`bench-${column}`}
            {...columnMark(column)}
            className={`flex min-w-0 flex-col gap-3 rounded-control p-2 ${lookOf(mayLie, dragged?.over === column)}`}
          >
            <h2 id={`bench-${column}`} className="tabular font-semibold">
              {`${texts.columns[column]} (${here.length})`}
            </h2>
            {here.length === 0 && <p className="pb-2 text-sm text-quiet">{texts.none}</p>}
            {here.map((job) => (
              <JobCard
                key={job.id}
                job={job}
                takesFocus={moved?.id === job.id && moved.to === column}
                onFocused={forget}
                isBusy={busy === job.id}
                onOver={(over) => setDragged(over === null ? null : { job, over })}
                onMove={(to) => move(job, to)}
                onMisprint={() => setMisprint(job)}
              />
            ))}
          </section>
        )
      })}
      <ReprintDialog
        job={misprint}
        name={misprint ? jobName(misprint) : ''}
        onReprint={async (what) => {
          if (!misprint) return undefined
          const refused = await reprint(misprint, jobName(misprint), what)
          if (refused) return refused
          setMoved({ id: misprint.id, to: 'ready' })
          setMisprint(null)
          onMoved()
          return undefined
        }}
        onClose={() => setMisprint(null)}
      />
      <HoldDialog
        open={asking !== null}
        name={asking ? jobName(asking) : ''}
        onHold={async (reason) => {
          const refused = asking ? await send(asking, 'held', reason) : undefined
          if (!refused) setAsking(null)
          return refused
        }}
        onClose={() => setAsking(null)}
      />
    </div>
  )
}

/** The possible columns while a card is dragged, and the one under it. */
function lookOf(mayLie: boolean, isOver: boolean): string {
  if (!mayLie) return 'bg-sunken'
  return isOver ? 'bg-link-wash ring-2 ring-link' : 'bg-sunken ring-1 ring-link'
}
