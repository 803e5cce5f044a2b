import { namedColor } from '@tohfa/contract/catalog/only-color'
import { GripVertical } from 'lucide'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { PrintJob } from '@tohfa/contract/fulfilment/print/print-jobs'
import { isPrintDone } from '@tohfa/contract/fulfilment/print/print-moves'
import { howIn } from '@tohfa/contract/fulfilment/print/press-kind'
import { ticketCode } from '@tohfa/contract/fulfilment/print/ticket-code'
import { pressWords, printStateLabels } from '@tohfa/contract/fulfilment/print/print.texts'
import { PrivatePicture } from '#platform/api/private-picture.tsx'
import { PrintedWords } from '#orders/cart/printed-words.tsx'
import { formatDate } from '#platform/i18n/dates.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { isPast } from '#admin/production/print-queue/print-queue.data.ts'
import { jobName } from '#admin/production/print-queue/job-name.ts'
import { printMoveLabels } from '#admin/production/print-queue/print-queue.texts.ts'
import { nextColumn, type Column, columnOf, targetsOf } from './columns.ts'
import { boardTexts as texts } from './workbench.texts.ts'
import { useDrag } from './use-drag.ts'

/** A print job, moved by its grip, by arrow keys on the grip, or by its buttons. */
export function JobCard({
  job,
  takesFocus,
  onFocused,
  isBusy,
  onOver,
  onMove,
  onMisprint,
}: {
  job: PrintJob
  /** It was moved here by its grip or a button, where the person continues. */
  takesFocus: boolean
  onFocused: () => void
  isBusy: boolean
  onOver: (over: Column | undefined | null) => void
  onMove: (to: Column) => void
  onMisprint: () => void
}) {
  const grip = useRef<HTMLButtonElement>(null)
  const name = jobName(job)
  const targets = targetsOf(job)
  const { card, grip: drag } = useDrag({ onOver, onDrop: onMove })
  useEffect(() => {
    if (!takesFocus) return
    ;(grip.current ?? card.current)?.focus()
    onFocused()
  }, [takesFocus, onFocused, card])

  function onKeyDown(event: KeyboardEvent) {
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null
    const to = direction && nextColumn(job, direction)
    if (!to) return
    event.preventDefault()
    onMove(to)
  }

  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={name}
      aria-busy={isBusy || undefined}
      className="relative flex flex-col gap-2 rounded-control border border-hairline bg-surface p-3 md:max-lg:p-2 data-dragged:z-20 data-dragged:border-link data-dragged:shadow-float"
    >
      <div className="flex items-start gap-2">
        <p className="tabular min-w-0 grow font-semibold wrap-anywhere md:max-lg:text-sm">
          {ticketCode(job.orderNumber, job)}
        </p>
        {targets.length > 0 && (
          <IconButton
            ref={grip}
            name={texts.grip(name)}
            aria-keyshortcuts="ArrowLeft ArrowRight"
            onKeyDown={onKeyDown}
            {...drag}
            className="-mt-3 -mr-3 size-14 shrink-0 md:max-lg:-mt-2 md:max-lg:-mr-2 md:max-lg:-ml-2 cursor-grab touch-none active:cursor-grabbing"
          >
            <Icon shape={GripVertical} className="size-6" />
          </IconButton>
        )}
      </div>
      <PrivatePicture
        src={job.files.length > 0 ? `/v1/proofs/${job.proof}/${job.files[0]?.area}.webp` : null}
        alt={texts.preview(job.title)}
        background={job.ground}
        className="h-28 w-full border border-hairline"
      />
      <PrintedWords values={job.values} size="lg" />
      <p className="text-sm font-semibold wrap-anywhere">
        {[namedColor(job.color), job.size, piecesOf(job)].filter(Boolean).join(' · ')}
      </p>
      <p className="text-xs wrap-anywhere text-quiet">{job.title}</p>
      {howIn(pressWords, job.kind) && (
        <p className="text-sm font-medium">{howIn(pressWords, job.kind)}</p>
      )}
      <State job={job} />
      <div className="flex flex-col gap-2">
        {targets
          .filter((to) => to !== columnOf(job) || job.state === 'failed')
          .map((to) => (
            <Button
              key={to}
              look={lookOf(job, to)}
              className="min-h-14 px-2"
              disabled={isBusy}
              aria-label={texts.moveOf(labelOf(job, to), name)}
              {...(to === 'held' && { 'aria-haspopup': 'dialog' as const })}
              onClick={() => onMove(to)}
            >
              {labelOf(job, to)}
            </Button>
          ))}
        {job.moves.includes('reprint') && (
          <Button
            look="quiet"
            className="min-h-14 px-2"
            disabled={isBusy}
            aria-haspopup="dialog"
            aria-label={texts.moveOf(printMoveLabels.reprint, name)}
            onClick={onMisprint}
          >
            {printMoveLabels.reprint}
          </Button>
        )}
      </div>
    </article>
  )
}

/** A printed job needs no next step, so no button is primary. */
function lookOf(job: PrintJob, to: Column) {
  if (to === 'held') return 'quiet'
  return !isPrintDone(job.state) && to === targetsOf(job)[0] ? 'primary' : 'secondary'
}

const labelOf = (job: PrintJob, to: Column): string =>
  job.state === 'printed' ? texts.byMistake : printMoveLabels[to]

function State({ job }: { job: PrintJob }) {
  const isLate = !isPrintDone(job.state) && isPast(job.due)
  return (
    <>
      {job.again !== null && !isPrintDone(job.state) && (
        <p className="text-sm font-medium">{texts.again(job.again)}</p>
      )}
      <p className={`tabular text-xs ${isLate ? 'font-medium text-danger' : 'text-quiet'}`}>
        {texts.due(formatDate(job.due))}
        {isLate && ` · ${texts.late}`}
      </p>
      {job.state !== columnOf(job) && (
        <p className="text-xs font-medium">{printStateLabels[job.state]}</p>
      )}
      {job.reason && (
        <p
          data-from-people
          className="border-l-2 border-warning bg-warning-wash px-2 py-1 text-sm wrap-anywhere"
        >
          {job.reason}
        </p>
      )}
    </>
  )
}

const piecesOf = ({ quantity, pack }: PrintJob): string =>
  pack === null ? texts.pieces(quantity) : texts.packs(quantity, pack)
