import { useState } from 'react'
import type { PrintJob } from '@tohfa/contract/fulfilment/print/print-jobs'
import type { PrintMove } from '@tohfa/contract/fulfilment/print/print-moves'
import { printStateLabels } from '@tohfa/contract/fulfilment/print/print.texts'
import { call } from '#platform/api/api-client.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { HoldDialog } from './hold-dialog.tsx'
import { reprint } from './print-queue.data.ts'
import { ReprintDialog } from './reprint-dialog.tsx'
import {
  byMistake,
  printMoveLabels,
  printQueueTexts as texts,
  tryAgain,
} from './print-queue.texts.ts'

/** The possible moves of a job from its state. */
export function PrintActions({
  job,
  name,
  onMoved,
}: {
  job: PrintJob
  name: string
  onMoved: () => void
}) {
  const [busy, setBusy] = useState<PrintMove | null>(null)
  const [asking, setAsking] = useState(false)
  const [isMisprint, setMisprint] = useState(false)

  /** The messages of a refusal, by field; undefined on success. */
  async function move(state: Exclude<PrintMove, 'reprint'>, reason?: string) {
    setBusy(state)
    const answer = await call('PUT /admin/print-jobs/:id', {
      params: { id: job.id },
      body: { state, ...(reason && { reason }) },
    })
    setBusy(null)
    if (!answer.success) {
      toast('error', answer.error, job.id)
      return answer.fields ?? {}
    }
    toast('success', texts.moved(name, printStateLabels[answer.data.state]), job.id)
    setAsking(false)
    onMoved()
    return undefined
  }

  async function undo() {
    setBusy('reprint')
    const refused = await reprint(job, name, { spoilt: 0 })
    setBusy(null)
    if (!refused) onMoved()
  }

  if (job.moves.length === 0) return null
  const moves = job.moves.filter((to) => to !== 'reprint')
  return (
    <div className="flex flex-wrap gap-3 lg:flex-col">
      {moves.map((to) => {
        const label = to === 'ready' && job.state === 'failed' ? tryAgain : printMoveLabels[to]
        return (
          <Button
            key={to}
            look={to === 'held' ? 'quiet' : 'primary'}
            busy={busy === to}
            aria-label={texts.moveOf(label, name)}
            {...(to === 'held' && { 'aria-haspopup': 'dialog' })}
            onClick={() => (to === 'held' ? setAsking(true) : void move(to))}
          >
            {label}
          </Button>
        )
      })}
      {moves.length < job.moves.length && (
        <>
          <Button
            look="secondary"
            aria-haspopup="dialog"
            aria-label={texts.moveOf(printMoveLabels.reprint, name)}
            onClick={() => setMisprint(true)}
          >
            {printMoveLabels.reprint}
          </Button>
          <Button
            look="quiet"
            busy={busy === 'reprint'}
            aria-label={texts.moveOf(byMistake, name)}
            onClick={() => void undo()}
          >
            {byMistake}
          </Button>
        </>
      )}
      <ReprintDialog
        job={isMisprint ? job : null}
        name={name}
        onReprint={async (misprint) => {
          const refused = await reprint(job, name, misprint)
          if (refused) return refused
          setMisprint(false)
          onMoved()
          return undefined
        }}
        onClose={() => setMisprint(false)}
      />
      <HoldDialog
        open={asking}
        name={name}
        onHold={(reason) => move('held', reason)}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
