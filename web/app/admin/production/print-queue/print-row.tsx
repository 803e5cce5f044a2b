import { namedColor } from '@tohfa/contract/catalog/only-color'
import { isUndone } from '@tohfa/contract/orders/order-moves'
import { orderStatusLabels } from '@tohfa/contract/orders/orders.texts'
import type { PrintJob } from '@tohfa/contract/fulfilment/print/print-jobs'
import { isPrintDone } from '@tohfa/contract/fulfilment/print/print-moves'
import { howIn } from '@tohfa/contract/fulfilment/print/press-kind'
import { pressWords, printStateLabels } from '@tohfa/contract/fulfilment/print/print.texts'
import { colorNames } from '@tohfa/print-engine/mockup/color-names.texts'
import { isHexColor, nearestColor } from '@tohfa/print-engine/mockup/nearest-color'
import { writtenValues } from '@tohfa/print-engine/scene/written-values'
import { wordsOfValue } from '#orders/cart/printed-words.tsx'
import { formatDate } from '#platform/i18n/dates.ts'
import { labelOf } from '#platform/i18n/label-of.ts'
import { Link } from '#ui/link.ts'
import { GiftMark } from '#admin/orders/gift-mark.tsx'
import { SelectBox } from '#admin/orders/select-box.tsx'
import { ColorGround } from './color-ground.tsx'
import { PrintActions } from './print-actions.tsx'
import { PrintDownloads } from './print-downloads.tsx'
import { PrintPreview } from './print-preview.tsx'
import { isPast } from './print-queue.data.ts'
import { jobName } from './job-name.ts'
import { printQueueTexts as texts } from './print-queue.texts.ts'

/** A print job: its preview, the text that must be on it, and its actions. */
export function PrintRow({
  job,
  isSelected,
  onSelect,
  onMoved,
}: {
  job: PrintJob
  isSelected: boolean
  onSelect: (on: boolean) => void
  onMoved: () => void
}) {
  const name = jobName(job)
  return (
    <li className="border-b border-hairline py-5">
      <article
        aria-label={name}
        className="grid grid-cols-[2.75rem_1fr] gap-x-4 gap-y-4 md:grid-cols-[2.75rem_14rem_1fr] lg:grid-cols-[2.75rem_18rem_1fr_15rem]"
      >
        <div className="-ml-3">
          {job.files.length > 0 && (
            <SelectBox name={texts.select(name)} checked={isSelected} onChange={onSelect} />
          )}
        </div>
        <PrintPreview job={job} />
        <div className="flex min-w-0 flex-col gap-3 max-md:col-span-2">
          <Particulars job={job} />
          <Words values={job.values} />
        </div>
        <div className="flex min-w-0 flex-col gap-3 max-lg:col-span-full md:max-lg:col-start-2">
          <PrintActions job={job} name={name} onMoved={onMoved} />
          <PrintDownloads job={job} name={name} />
        </div>
      </article>
    </li>
  )
}

function Particulars({ job }: { job: PrintJob }) {
  const isLate = !isPrintDone(job.state) && isPast(job.due)
  return (
    <div className="text-sm">
      <p className="tabular flex flex-wrap items-baseline gap-x-3">
        <Link
          to={`/admin/orders?order=${job.orderId}`}
          className="font-semibold text-link underline-offset-4 hover:underline"
        >
          {jobName(job)}
        </Link>
        <span className="font-medium">{printStateLabels[job.state]}</span>
        {job.gift && job.itemId !== null && <GiftMark className="self-center" />}
      </p>
      <p className="leading-snug wrap-anywhere">{job.title}</p>
      <p className="font-semibold wrap-anywhere">
        {[namedColor(job.color), job.size, piecesOf(job)].filter(Boolean).join(' · ')}
      </p>
      {howIn(pressWords, job.kind) && <p className="font-medium">{howIn(pressWords, job.kind)}</p>}
      {job.again !== null && !isPrintDone(job.state) && (
        <p className="font-medium">{texts.again(job.again)}</p>
      )}
      <p className={`tabular text-xs ${isLate ? 'font-medium text-danger' : 'text-quiet'}`}>
        {texts.due(formatDate(job.due))}
        {isLate && ` · ${texts.late}`}
      </p>
      {isUndone(job.orderStatus) && (
        <p className="font-medium text-danger">
          {texts.orderIs(orderStatusLabels[job.orderStatus])}
        </p>
      )}
      {job.waits && (
        <p className="mt-2 border-l-2 border-warning bg-warning-wash px-3 py-2">{texts.waits}</p>
      )}
      {job.reason && (
        <p className="mt-2 border-l-2 border-warning bg-warning-wash px-3 py-2 wrap-anywhere">
          {texts.heldFor(job.reason)}
        </p>
      )}
      {job.state === 'failed' && (
        <p className="mt-2 border-l-2 border-danger bg-action-wash px-3 py-2">{texts.failed}</p>
      )}
    </div>
  )
}

const piecesOf = ({ quantity, pack }: PrintJob): string =>
  pack === null ? texts.pieces(quantity) : texts.packs(quantity * pack, quantity, pack)

/** Large, so that a misspelling is noticed. */
function Words({ values }: Pick<PrintJob, 'values'>) {
  const written = writtenValues(values)
  if (written.length === 0) return <p className="text-sm text-quiet">{texts.noWords}</p>
  return (
    <dl aria-label={texts.words} className="flex flex-col gap-1.5">
      {written.map((one) => (
        <div key={one.label}>
          <dt className="text-xs text-quiet">{labelOf(one)}</dt>
          <dd className="text-lg leading-snug font-medium whitespace-pre-line wrap-anywhere">
            {isHexColor(one.value) ? <Color value={one.value} /> : wordsOfValue(one)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** By its name, and by the properties that matter to the press. */
function Color({ value }: { value: string }) {
  return (
    <>
      <ColorGround
        color={value}
        className="mr-2 inline-block size-4 border border-control align-middle"
      />
      {colorNames[nearestColor(value)]} <span className="text-sm text-quiet">{value}</span>
    </>
  )
}
