import { useState } from 'react'
import type { PrintJob } from '@tohfa/contract/fulfilment/print/print-jobs'
import { Button } from '#ui/button.tsx'
import type { Selection } from '#admin/orders/use-selection.ts'
import { addressOf } from '#platform/api/api-client.ts'
import { GangDialog } from './gang-dialog.tsx'
import { keepPressFile } from './print-queue.data.ts'
import { printQueueTexts as texts } from './print-queue.texts.ts'
import { advanceable, useManyPrints } from './use-many-prints.ts'

/** The actions on several designs at once. */
export function GangBar({
  selection,
  onMoved,
}: {
  selection: Selection<PrintJob>
  onMoved: () => void
}) {
  const [laying, setLaying] = useState(false)
  const [keeping, setKeeping] = useState(false)
  const { chosen, elsewhere } = selection
  const { busy, refused, advance } = useManyPrints(onMoved)
  const ids = chosen.map(({ id }) => id)
  const ready = chosen.filter((job) => advanceable(job, 'printing'))
  const printable = chosen.filter((job) => advanceable(job, 'printed'))

  async function keepTickets() {
    setKeeping(true)
    await keepPressFile(addressOf('GET /admin/tickets.pdf', { query: { ids: ids.join(',') } }))
    setKeeping(false)
  }

  return (
    <section
      aria-label={texts.selected(chosen.length)}
      hidden={chosen.length === 0}
      className="bottom-0 z-10 -mx-(--gutter) mt-6 border-t border-hairline bg-surface px-(--gutter) py-3 shadow-float tall:sticky"
    >
      <ul role="alert" className="max-h-32 overflow-y-auto text-sm empty:hidden">
        {refused.map((sentence) => (
          <li key={sentence} className="mb-2 border-l-2 border-danger bg-action-wash px-3 py-1.5">
            {sentence}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p aria-live="polite" className="tabular mr-auto text-sm">
          <span className="font-semibold">{texts.selected(chosen.length)}</span>
          {elsewhere > 0 && <span className="block text-quiet">{texts.elsewhere(elsewhere)}</span>}
        </p>
        <Button look="quiet" disabled={busy !== null} onClick={selection.clear}>
          {texts.clear}
        </Button>
        <Button look="secondary" busy={keeping} onClick={() => void keepTickets()}>
          {texts.tickets}
        </Button>
        <Button look="secondary" aria-haspopup="dialog" onClick={() => setLaying(true)}>
          {texts.gang}
        </Button>
        {printable.length > 0 && (
          <Button
            look="secondary"
            busy={busy === 'printed'}
            onClick={() => void advance(printable, 'printed')}
          >
            {texts.printedAll(printable.length)}
          </Button>
        )}
        {ready.length > 0 && (
          <Button busy={busy === 'printing'} onClick={() => void advance(ready, 'printing')}>
            {texts.startAll(ready.length)}
          </Button>
        )}
      </div>
      <GangDialog
        open={laying}
        jobs={chosen}
        onStarted={onMoved}
        onClose={() => setLaying(false)}
      />
    </section>
  )
}
