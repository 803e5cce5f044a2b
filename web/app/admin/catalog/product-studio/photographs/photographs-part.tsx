import { useEffect, useRef, useState } from 'react'
import type { Product } from '@tohfa/contract/catalog/products'
import type { StoredPhotograph } from '@tohfa/contract/studio/photographs'
import type { BlankArea } from '@tohfa/print-engine/scene/blanks'
import { call } from '#platform/api/api-client.ts'
import { labelOf } from '#platform/i18n/label-of.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { QuestionDialog } from '#admin/frame/question-dialog.tsx'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'
import { Section } from '#admin/catalog/product-studio/section.tsx'
import type { StudioDraft } from '#admin/catalog/product-studio/studio-draft.ts'
import { AddPhotograph } from './add-photograph.tsx'
import { firstMarking } from './marking-draft.ts'
import { type MarkedPhotograph, MarkingDialog } from './marking-dialog.tsx'
import type { StoredPhotographs } from './use-photographs.ts'

/** The owner's photographs of an area of the blank (docs/studio.md 7.10). They are saved at once. */
export function PhotographsPart({
  product,
  draft,
  area,
  exists,
  photographs,
}: {
  product: Product
  draft: StudioDraft
  area: BlankArea
  /** Whether the studio is stored, which photographs belong to. */
  exists: boolean
  photographs: StoredPhotographs
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [marked, setMarked] = useState<MarkedPhotograph | null>(null)
  const [removed, setRemoved] = useState<StoredPhotograph | null>(null)
  const { list, reload } = photographs
  const own = list?.filter((one) => one.area === area.id) ?? []
  const rows = own.length
  // A new row pushes the field that it came from below the bar at the bottom.
  useEffect(() => {
    const { activeElement } = document
    if (rows > 0 && activeElement !== document.body)
      activeElement?.scrollIntoView({ block: 'nearest' })
  }, [rows])
  const colors = product.colors.map(({ color }) => color)
  const free = [null, ...colors].filter((color) => own.every((one) => one.color !== color))
  const nameOf = ({ color }: { color: string | null }) =>
    texts.markedFor(labelOf(area), color ?? texts.allColors)

  async function remove({ color, version }: StoredPhotograph) {
    setRemoved(null)
    const answer = await call('DELETE /admin-product/:id/photographs/:area', {
      params: { id: product.id, area: area.id },
      query: { version, ...(color !== null && { color }) },
    })
    toast(
      answer.success ? 'success' : 'error',
      answer.success ? texts.photographRemoved : answer.error,
      'photograph',
    )
    reload()
    heading.current?.focus()
  }

  return (
    <Section heading={texts.photographs} hint={texts.photographsHint} headingRef={heading}>
      {exists ? (
        <>
          {list === null && (
            <p className="flex flex-wrap items-center gap-2 text-sm text-danger">
              {texts.photographsNotRead}
              <Button look="quiet" onClick={reload}>
                {texts.readAgain}
              </Button>
            </p>
          )}
          {list && own.length === 0 && (
            <p className="pb-3 text-sm text-quiet">{texts.noPhotographs}</p>
          )}
          <ul className="pb-3">
            {own.map((one) => (
              <li
                key={`${one.color}`}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline py-2"
              >
                <img
                  src={one.picture}
                  alt=""
                  width={64}
                  height={80}
                  loading="lazy"
                  className="h-20 w-16 rounded-control object-cover"
                />
                <span className="min-w-24 flex-1 text-sm font-medium">
                  {one.color ?? texts.allColors}
                </span>
                <span className="flex flex-wrap">
                  <Button
                    look="quiet"
                    aria-label={texts.markOf(nameOf(one))}
                    onClick={() => setMarked(one)}
                  >
                    {texts.mark}
                  </Button>
                  <Button
                    look="quiet"
                    aria-label={texts.removePhotographOf(nameOf(one))}
                    onClick={() => setRemoved(one)}
                  >
                    {texts.removePhotograph}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
          {list && (
            <AddPhotograph
              key={area.id}
              productId={product.id}
              colors={free}
              onUploaded={(color, picture) => {
                const { blank } = draft
                const marking = firstMarking({ blank, area, category: product.category })
                setMarked({ ...marking, area: area.id, color, picture, version: null })
              }}
            />
          )}
        </>
      ) : (
        <p className="text-sm text-quiet">{texts.photographsFirst}</p>
      )}
      {marked && (
        <MarkingDialog
          title={`${texts.markTitle}: ${nameOf(marked)}`}
          productId={product.id}
          category={product.category}
          draft={draft}
          color={marked.color ?? colors[0] ?? ''}
          first={marked}
          onClose={() => setMarked(null)}
          onSaved={() => {
            setMarked(null)
            reload()
          }}
        />
      )}
      <QuestionDialog
        open={removed !== null}
        title={texts.askRemovePhotograph}
        agree={texts.yesRemove}
        refuse={texts.keep}
        onAgree={() => removed && void remove(removed)}
        onRefuse={() => setRemoved(null)}
      >
        <p>{texts.removePhotographNote}</p>
      </QuestionDialog>
    </Section>
  )
}
