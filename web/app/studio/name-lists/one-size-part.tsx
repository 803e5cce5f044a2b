import type { NameList } from '@tohfa/contract/studio/name-lists/name-lists'
import { Button } from '#ui/button.tsx'
import { nameListTexts as texts } from './name-list.texts.ts'
import type { ListChange } from './use-name-list.ts'

/** One size for all words, where some rows would be smaller than the others; and back. */
export function OneSizePart({
  list,
  busy,
  onChange,
}: {
  list: NameList
  busy: boolean
  onChange: (change: ListChange) => void
}) {
  const smallest = smallestRow(list)
  if (!list.oneSize && smallest === undefined) return null
  return (
    <div className="flex flex-col items-start gap-2 border-l-4 border-line pl-4">
      <p className="text-sm">
        {list.oneSize ? texts.oneSize.isOn : texts.oneSize.offer(smallest ?? 1)}
      </p>
      <Button look="secondary" busy={busy} onClick={() => onChange({ oneSize: !list.oneSize })}>
        {list.oneSize ? texts.oneSize.off : texts.oneSize.on}
      </Button>
    </div>
  )
}

/** The number of the row with the smallest words, if some row is smaller than most. */
function smallestRow({ rows }: NameList): number | undefined {
  const smaller = rows.flatMap(({ n, findings }) =>
    findings.flatMap(({ code, params: [percent] }) =>
      code === 'shrunk_unlike_others' ? { n, percent: Number(percent) } : [],
    ),
  )
  return smaller.toSorted((a, b) => b.percent - a.percent)[0]?.n
}
