import { namedColor } from '@tohfa/contract/catalog/only-color'
import { isolated } from '@tohfa/print-engine/text/isolated'
import { CircleCheck, CircleDashed } from 'lucide'
import { useState } from 'react'
import type { Box } from '@tohfa/contract/fulfilment/packing/packing'
import { isPrintDone } from '@tohfa/contract/fulfilment/print/print-moves'
import { PrivatePicture } from '#platform/api/private-picture.tsx'
import { LineWords, PrintedWords } from '#orders/cart/printed-words.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { downloadPapers } from '#admin/production/packing/download-papers.ts'
import { boardTexts, boxTexts as texts } from './workbench.texts.ts'

type Line = Box['lines'][number]

/** More rows of name lists in one box are folded, so that the next box is not far below. */
const mostRowsUnfolded = 12

/** An order during packing: the pieces in the box, and the missing ones. */
export function BoxCard({
  box,
  isCurrent,
  onLay,
  onOpen,
}: {
  box: Box
  isCurrent: boolean
  onLay: (code: string) => Promise<void>
  onOpen: () => Promise<void>
}) {
  const there = box.lines.filter(({ packed }) => packed).length
  const listed = box.lines.filter(({ row }) => row !== undefined)
  const rows = listed.length > mostRowsUnfolded ? listed : []
  const others = box.lines.filter((line) => !rows.includes(line))
  return (
    <article
      aria-label={texts.box(box.orderNumber)}
      className={`rounded-control border bg-surface p-4 ${isCurrent ? 'border-2 border-link' : 'border-hairline'}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h3 className="tabular text-xl font-semibold">{box.orderNumber}</h3>
          <p data-from-people className="text-sm wrap-anywhere text-quiet">
            {texts.to(isolated(box.to))}
          </p>
        </div>
        <p className={`tabular text-sm font-semibold ${box.packedAt ? 'text-success' : ''}`}>
          {box.packedAt ? texts.all : texts.state(there, box.lines.length)}
        </p>
      </div>
      <Lines lines={others} onLay={onLay} />
      {rows.length > 0 && (
        <details>
          <summary className="tabular inline-flex min-h-11 items-center text-sm font-semibold text-link underline">
            {texts.rows(rows.filter(({ packed }) => packed).length, rows.length)}
          </summary>
          <Lines lines={rows} onLay={onLay} />
        </details>
      )}
      <div className="flex flex-wrap gap-x-3 pt-2">
        <Button
          look="secondary"
          className="min-h-14"
          aria-label={texts.slipOf(box.orderNumber)}
          onClick={() => void downloadPapers('slips', [box.orderId])}
        >
          {texts.slip}
        </Button>
        {there > 0 && box.status === 'confirmed' && (
          <Button
            look="quiet"
            className="min-h-14"
            aria-label={texts.openOf(box.orderNumber)}
            onClick={() => void onOpen()}
          >
            {texts.open}
          </Button>
        )}
      </div>
    </article>
  )
}

function Lines({
  lines,
  onLay,
}: {
  lines: readonly Line[]
  onLay: (code: string) => Promise<void>
}) {
  return (
    <ul className="pt-2 empty:hidden">
      {lines.map((line) => (
        <BoxLine key={line.code} line={line} onLay={onLay} />
      ))}
    </ul>
  )
}

function BoxLine({ line, onLay }: { line: Line; onLay: (code: string) => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const isPrinted = isPrintDone(line.print)

  async function lay() {
    setBusy(true)
    await onLay(line.code)
    setBusy(false)
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline py-3">
      <Icon
        shape={line.packed ? CircleCheck : CircleDashed}
        className={`size-7 shrink-0 ${line.packed ? 'text-success' : 'text-quiet'}`}
      />
      {line.preview && (
        <PrivatePicture
          src={line.preview}
          alt=""
          {...(line.ground && { background: line.ground })}
          className="size-20 shrink-0 border border-hairline"
        />
      )}
      <div className="min-w-0 grow basis-40">
        <p className="tabular text-sm">
          <span className="font-semibold">{line.code}</span>
          {` · ${line.packed ? texts.there : isPrinted ? texts.missing : texts.notPrinted}`}
        </p>
        <p className="leading-snug wrap-anywhere">{titleOf(line)}</p>
        <p className="font-semibold">
          {line.itemId !== null &&
            [namedColor(line.color), line.size, piecesOf(line)].filter(Boolean).join(' · ')}
        </p>
        {line.plain ? <LineWords line={line} /> : <PrintedWords values={line.values} />}
      </div>
      {!line.packed && isPrinted && (
        <Button
          className="min-h-14"
          busy={busy}
          aria-label={line.line === -1 ? texts.wrappedOf(line.code) : texts.layOf(line.code)}
          onClick={() => void lay()}
        >
          {line.line === -1 ? texts.wrapped : texts.lay}
        </Button>
      )}
    </li>
  )
}

/** Gift items have a name in the language of the page. */
function titleOf({ itemId, line, title }: Line): string {
  if (itemId !== null) return title
  return line === 0 ? texts.giftCard : texts.giftWrap
}

const piecesOf = ({ quantity, pack }: Line): string =>
  pack === null ? boardTexts.pieces(quantity) : boardTexts.packs(quantity, pack)
