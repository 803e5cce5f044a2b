import { type ReactNode, useId, useMemo, useState } from 'react'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import { describeScene } from '@tohfa/print-engine/scene/describe-scene'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import { describeTexts } from '@tohfa/print-engine/scene/studio.texts'
import type { Photos } from '#studio/draft/draft-photo.ts'
import { motifNamesOf } from '#studio/motifs/motif-name.ts'
import { useMotifNames } from '#studio/motifs/use-motif-names.ts'
import { firstShownSide } from '#studio/preview/first-shown-side.ts'
import { Preview } from '#studio/preview/preview.tsx'
import { usePreview } from '#studio/preview/use-preview.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { changedDesignTexts as texts } from './changed-design.texts.ts'
import { useOtherVersion } from './use-other-version.ts'

type Version = { scene: Scene; photos: Photos; color: string }

/** A design that was changed elsewhere: both versions are shown, and one is chosen. */
export default function ChangedDesign({
  studio,
  designId,
  mine,
  onMine,
  onTheirs,
}: {
  studio: ProductStudio
  designId: string | undefined
  mine: Version
  onMine: () => void
  onTheirs: () => void
}) {
  const other = useOtherVersion(designId, studio, mine.photos)
  const loaded = other?.success ? other.data : undefined
  const theirs = useMemo(() => {
    if (!loaded) return undefined
    const { design, photos } = loaded
    const known = Object.fromEntries(photos.map((photo) => [photo.sha256, photo]))
    return { scene: design.scene, color: design.color, photos: { ...mine.photos, ...known } }
  }, [loaded, mine.photos])
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 p-6">
      <p aria-live="polite" className="max-w-prose">
        {texts.changed} {texts.otherStays}
      </p>
      <div className="grid gap-6 sm:grid-cols-2">
        <Titled title={texts.versionHere}>
          <VersionPicture studio={studio} {...mine} />
          <Button onClick={onMine}>{texts.keepMine}</Button>
        </Titled>
        <Titled title={texts.versionThere}>
          {theirs ? (
            <VersionPicture studio={studio} {...theirs} />
          ) : (
            <div className="aspect-4/5">
              {other?.success === false ? other.error : <Skeleton className="size-full" />}
            </div>
          )}
          <Button look="secondary" onClick={onTheirs}>
            {texts.takeTheirs}
          </Button>
        </Titled>
      </div>
    </div>
  )
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

function VersionPicture({
  studio: offered,
  scene,
  photos,
  color,
}: Version & { studio: ProductStudio }) {
  const id = useId()
  const studio = useMotifNames(offered, scene)
  const [view, setView] = useState(() => firstShownSide(scene))
  const { svgs, mockUp } = usePreview({ studio, scene, photos, color, view, isOn: true })
  const picture =
    svgs && mockUp !== undefined ? { studio, svgs, view, color, photos, mockUp } : null
  return (
    <div className="relative aspect-4/5 bg-sunken">
      {picture ? (
        <Preview {...picture} describedBy={id} isPinned={false} onView={setView} />
      ) : (
        <Skeleton className="size-full" />
      )}
      <p id={id} className="sr-only font-system">
        {describeScene(scene, studio.blank.areas, describeTexts, motifNamesOf(studio))}
      </p>
    </div>
  )
}
