import { useId, useMemo, useState } from 'react'
import type { Product } from '@tohfa/contract/catalog/products'
import type { Design } from '@tohfa/contract/studio/designs'
import { describeScene } from '@tohfa/print-engine/scene/describe-scene'
import { findingMessage } from '@tohfa/print-engine/scene/finding'
import { describeTexts, preflightTexts } from '@tohfa/print-engine/scene/studio.texts'
import { useCall } from '#platform/api/use-call.ts'
import { choiceWord } from '#platform/i18n/choice-words.ts'
import { choiceFromState, withColor } from '#catalog/products/product/product-choice.ts'
import { motifNamesOf } from '#studio/motifs/motif-name.ts'
import { useMotifNames } from '#studio/motifs/use-motif-names.ts'
import { firstShownSide } from '#studio/preview/first-shown-side.ts'
import { Preview } from '#studio/preview/preview.tsx'
import { usePreview } from '#studio/preview/use-preview.ts'
import { useFindings } from '#studio/proof/use-findings.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { useNavigate } from '#ui/link.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { NotRead } from '#accounts/account/designs/not-read.tsx'
import { designTexts as texts } from '#accounts/account/designs/designs.texts.ts'
import { type Fitted, useFitted } from './use-fitted.ts'

/** A design on another product, before it is kept there. */
export function FittedDesign({ design, product }: { design: Design; product: Product }) {
  const { fitted, error, retry } = useFitted(design, product.id)
  if (error !== null) return <NotRead sentence={error || texts.productNotRead} onRetry={retry} />
  if (!fitted)
    return (
      <div aria-busy>
        <p className="sr-only">{texts.drawing}</p>
        <Skeleton className="mx-auto aspect-4/5 w-full max-w-sm" />
      </div>
    )
  return <Shown design={design} product={product} {...fitted} />
}

function Shown({
  design,
  product,
  studio: offered,
  scene,
  notes,
  photos,
}: Fitted & { design: Design; product: Product }) {
  const navigate = useNavigate()
  const id = useId()
  const studio = useMotifNames(offered, scene)
  const [choice, setChoice] = useState(() => choiceFromState(product, { choice: design }))
  const [view, setView] = useState(() => firstShownSide(scene))
  const [error, setError] = useState<string | null>(null)
  const [busy, call] = useCall()
  const { color, size } = choice
  const { svgs, mockUp, isStale } = usePreview({ studio, scene, photos, color, view, isOn: true })
  const findings = useFindings(studio, { scene, problems: {} }, photos, color, svgs)
  const description = useMemo(
    () => describeScene(scene, studio.blank.areas, describeTexts, motifNamesOf(studio)),
    [scene, studio],
  )
  const sizes = product.colors.find((one) => one.color === color)?.sizes ?? []

  async function keep() {
    setError(null)
    const answer = await call('POST /designs', {
      body: {
        productId: product.id,
        color,
        ...(size && { size }),
        ...(design.name && { name: design.name }),
        scene,
      },
    })
    if (!answer.success) return setError(answer.error)
    await navigate(`/product-detail/${product.id}?design=${answer.data.id}`)
  }

  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <div className="relative aspect-4/5 w-full max-w-sm justify-self-center bg-sunken">
        {svgs && mockUp !== undefined ? (
          <Preview
            studio={studio}
            svgs={svgs}
            view={view}
            color={color}
            photos={photos}
            mockUp={mockUp}
            describedBy={id}
            isPinned={false}
            onView={setView}
          />
        ) : (
          <p className="p-4 text-sm text-quiet">{isStale ? texts.notDrawn : texts.drawing}</p>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <p id={id} className="sr-only font-system">
          {description}
        </p>
        {product.colors.length > 1 && (
          <SelectField
            label={texts.color}
            value={color}
            options={product.colors.map((one) => ({
              value: one.color,
              label: choiceWord(one.color),
            }))}
            onChange={(event) => setChoice(withColor(product, choice, event.currentTarget.value))}
          />
        )}
        {sizes.length > 0 && (
          <SelectField
            label={texts.size}
            value={size ?? ''}
            options={sizes.map((one) => ({ value: one.size, label: choiceWord(one.size) }))}
            onChange={(event) => setChoice({ ...choice, size: event.currentTarget.value })}
          />
        )}
        <ul className="flex flex-col gap-2 text-sm">
          {notes.map((note) => (
            <li key={note} className="border-l-4 border-warning pl-3">
              {texts.notes[note]}
            </li>
          ))}
          {findings.map((found) => (
            <li
              key={`${found.code} ${found.area} ${found.item}`}
              className={`border-l-4 pl-3 ${found.level === 'stop' ? 'border-danger' : 'border-warning'}`}
            >
              {findingMessage(preflightTexts, found)}
            </li>
          ))}
        </ul>
        <p className="text-sm text-quiet">{texts.notKeptYet}</p>
        <p role="alert" className="font-medium text-danger empty:hidden">
          {error}
        </p>
        <Button busy={busy} onClick={() => void keep()} className="self-start">
          {texts.keepThere}
        </Button>
      </div>
    </div>
  )
}
