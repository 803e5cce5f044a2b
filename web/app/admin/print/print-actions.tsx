import { useState } from 'react'
import type { PrintJob } from '@tohfa/contract/print/print-jobs'
import type { PrintMove } from '@tohfa/contract/print/print-moves'
import { printStateLabels } from '@tohfa/contract/print/print.texts'
import { call } from '../../api/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { HoldDialog } from './hold-dialog.tsx'
import { printMoveLabels, printQueueTexts as texts, tryAgain } from './print-queue.texts.ts'

/** Where a job can be moved from where it stands. */
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

  /** The sentences of what was refused, by field; nothing when it was moved. */
  async function move(state: PrintMove, reason?: string) {
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

  if (job.moves.length === 0) return null
  return (
    <div className="flex flex-wrap gap-3 lg:flex-col">
      {job.moves.map((to) => {
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
      <HoldDialog
        open={asking}
        name={name}
        onHold={(reason) => move('held', reason)}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
