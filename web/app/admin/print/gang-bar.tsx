import { useState } from 'react'
import type { PrintJob } from '@tohfa/contract/print/print-jobs'
import { Button } from '../../ui/button.tsx'
import type { Selection } from '../orders/use-selection.ts'
import { GangDialog } from './gang-dialog.tsx'
import { printQueueTexts as texts } from './print-queue.texts.ts'

/** What can be done with several designs at once. */
export function GangBar({ selection }: { selection: Selection<PrintJob> }) {
  const [laying, setLaying] = useState(false)
  const { chosen, elsewhere } = selection
  return (
    <section
      aria-label={texts.selected(chosen.length)}
      hidden={chosen.length === 0}
      className="bottom-0 z-10 -mx-(--gutter) mt-6 border-t border-hairline bg-surface px-(--gutter) py-3 shadow-float tall:sticky"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p aria-live="polite" className="tabular mr-auto text-sm">
          <span className="font-semibold">{texts.selected(chosen.length)}</span>
          {elsewhere > 0 && <span className="block text-quiet">{texts.elsewhere(elsewhere)}</span>}
        </p>
        <Button look="quiet" onClick={selection.clear}>
          {texts.clear}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setLaying(true)}>
          {texts.gang}
        </Button>
      </div>
      <GangDialog open={laying} ids={chosen.map(({ id }) => id)} onClose={() => setLaying(false)} />
    </section>
  )
}
