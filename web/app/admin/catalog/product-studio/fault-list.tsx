import { itemName } from './items/item-name.ts'
import { labelOf } from '#platform/i18n/label-of.ts'
import { type MotifIndex, useMotifIndex } from '#studio/motifs/motif-index.ts'
import { productStudioTexts as texts } from './product-studio.texts.ts'
import { areasOf, type StudioDraft } from './studio-draft.ts'
import type { StudioFaults } from './studio-faults.ts'

/** All errors that prevent saving, each a link to its field. */
export function FaultList({
  draft,
  faults,
  onGo,
}: {
  draft: StudioDraft
  faults: StudioFaults
  onGo: (path: string) => void
}) {
  const { index } = useMotifIndex()
  const all = Object.entries(faults)
  if (all.length === 0) return null
  return (
    <section aria-labelledby="faults-heading" className="border-l-2 border-danger pl-4">
      <h2 id="faults-heading" className="font-semibold text-danger">
        {texts.faults(all.length)}
      </h2>
      <ul>
        {all.map(([path, sentence]) => (
          <li key={path}>
            <button
              type="button"
              onClick={() => onGo(path)}
              className="min-h-8 text-left text-sm underline underline-offset-4 hover:text-link"
            >
              {[placeName(draft, path, index), sentence].filter(Boolean).join(': ')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The form's name for the element that a path belongs to. */
function placeName(draft: StudioDraft, path: string, motifs: MotifIndex | undefined): string {
  const [head, first, , second] = path.replace(/^template\./, '').split('.')
  const named = head === 'fields' ? draft.fields[Number(first)] : undefined
  if (named) return labelOf(named)
  if (head !== 'areas') return ''
  if (!path.startsWith('template.')) return areasOf(draft)[Number(first)]?.label ?? ''
  const area = draft.template.areas[Number(first)]
  const item = area?.items[Number(second)]
  const place = areasOf(draft).find(({ id }) => id === area?.id)
  return [place && labelOf(place), item && itemName(draft, item, motifs)]
    .filter(Boolean)
    .join(' · ')
}
