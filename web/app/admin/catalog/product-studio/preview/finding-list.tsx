import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide'
import { findingMessage, type Finding } from '@tohfa/print-engine/scene/finding'
import { preflightTexts } from '@tohfa/print-engine/scene/studio.texts'
import { Icon } from '#ui/icon.tsx'
import { itemName } from '#admin/catalog/product-studio/items/item-name.ts'
import { labelOf } from '#platform/i18n/label-of.ts'
import { type MotifIndex, useMotifIndex } from '#studio/motifs/motif-index.ts'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'
import { areasOf, itemsOf, type StudioDraft } from '#admin/catalog/product-studio/studio-draft.ts'

/** The preflight findings if a shopper kept the samples. */
export function FindingList({
  findings,
  draft,
}: {
  findings: readonly Finding[]
  draft: StudioDraft
}) {
  const { index } = useMotifIndex()
  const isEmpty = itemsOf(draft).length === 0
  return (
    <section aria-labelledby="findings-heading" className="text-sm">
      <h3 id="findings-heading" className="font-semibold">
        {texts.findings}
      </h3>
      {!isEmpty && findings.length === 0 && (
        <p className="flex items-center gap-2 pt-1 text-success">
          <Icon shape={CircleCheck} className="size-4 shrink-0" />
          {texts.noFindings}
        </p>
      )}
      {isEmpty ? (
        <p className="pt-1 text-quiet">{texts.nothingOnIt}</p>
      ) : (
        <ul className="flex flex-col gap-2 pt-1">
          {findings.map((finding) => {
            const isStop = finding.level === 'stop'
            return (
              <li
                key={`${finding.code} ${finding.area} ${finding.item} ${finding.params.join(' ')}`}
                className={`flex gap-2 ${isStop ? 'text-danger' : 'text-warning'}`}
              >
                <Icon
                  shape={isStop ? CircleAlert : TriangleAlert}
                  className="mt-0.5 size-4 shrink-0"
                />
                <span>
                  <span className="font-medium">{`${whereIs(finding, draft, index)}: `}</span>
                  {findingMessage(preflightTexts, finding)}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

/** The side and the item of a finding. */
function whereIs(
  { area, item }: Finding,
  draft: StudioDraft,
  motifs: MotifIndex | undefined,
): string {
  const place = areasOf(draft).find(({ id }) => id === area)
  const found = draft.template.areas
    .find(({ id }) => id === area)
    ?.items.find(({ id }) => id === item)
  return [place && labelOf(place), found && itemName(draft, found, motifs)]
    .filter(Boolean)
    .join(' · ')
}
