import { useId, useState } from 'react'
import { findMotifs } from '@tohfa/contract/studio/find-motifs'
import { motifCategories, type MotifCategory } from '@tohfa/contract/studio/motif-categories'
import type { MotifEntry } from '@tohfa/contract/studio/motifs'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/form/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TabButtons } from '#ui/tab-buttons.tsx'
import { ChosenMotif } from './chosen-motif.tsx'
import { type MotifIndex, useMotifIndex } from './motif-index.ts'
import { MotifList } from './motif-list.tsx'
import { motifPickerTexts as texts } from './motif-picker.texts.ts'

export type MotifPickerProps = {
  /** The drawing that is chosen at first, and its colours by slot. */
  value?: { motif: string; colors: readonly string[] }
  /** Called with a drawing and a colour for each of its slots. */
  onPick: (motif: string, colors: string[]) => void
}

/** Finds one of the shop's drawings by a word or a category, and colours it (docs/studio.md 14.8). */
export default function MotifPicker(props: MotifPickerProps) {
  const { index, isFailed, retry } = useMotifIndex()
  if (index) return <LoadedPicker {...props} index={index} />
  if (!isFailed) return <LoadingPicker />
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p>{texts.failed}</p>
      <Button look="secondary" onClick={retry}>
        {texts.tryAgain}
      </Button>
    </div>
  )
}

function LoadingPicker() {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <Skeleton className="h-17" />
      <Skeleton className="h-11" />
      <div className="grid h-80 grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2 overflow-hidden">
        {Array.from({ length: 12 }, (_, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Skeleton key={at} className="h-26" />
        ))}
      </div>
    </div>
  )
}

function LoadedPicker({ value, onPick, index }: MotifPickerProps & { index: MotifIndex }) {
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState<MotifCategory | 'all'>('all')
  const [chosen, setChosen] = useState(value?.motif)
  const [colors, setColors] = useState<readonly string[]>(value?.colors ?? [])
  const name = useId()
  const found = shownMotifs(index, category, search)
  const entry = chosen === undefined ? undefined : index.get(chosen)

  function choose(id: string) {
    if (id !== chosen) setColors([])
    setChosen(id)
  }

  return (
    <div className="flex flex-col gap-3 [--gutter:0px]">
      <Field
        type="search"
        label={texts.search}
        hint={texts.searchHint}
        value={search}
        maxLength={60}
        autoComplete="off"
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <TabButtons<MotifCategory | 'all'>
        label={texts.categories}
        value={category}
        onChange={setCategory}
        tabs={[
          { value: 'all', label: texts.all },
          ...motifCategories.map((one) => ({ value: one, label: texts.category[one] })),
        ]}
      />
      <output className="text-sm text-quiet">{texts.found(found.length)}</output>
      {/* As high with few results as with many: the field stays in place while somebody types. */}
      <div className="min-h-[min(22rem,42dvh)]">
        {found.length > 0 && (
          <MotifList name={name} motifs={found} chosen={chosen} colors={colors} onChoose={choose} />
        )}
        {found.length === 0 && (
          <EmptyState
            heading={<h3>{texts.nothing}</h3>}
            sentence={texts.nothingHint}
            action={
              <Button
                look="secondary"
                onClick={() => {
                  setSearch('')
                  setCategory('all')
                }}
              >
                {texts.showAll}
              </Button>
            }
          />
        )}
      </div>
      {!entry && <p className="text-sm text-quiet">{texts.chooseFirst}</p>}
      {entry && (
        <ChosenMotif
          key={entry.id}
          entry={entry}
          colors={entry.colors.map((own, slot) => colors[slot] ?? own)}
          onColors={setColors}
          onPick={onPick}
        />
      )}
    </div>
  )
}

/** The drawings of a category that a search finds. */
function shownMotifs(
  index: MotifIndex,
  category: MotifCategory | 'all',
  search: string,
): MotifEntry[] {
  const all = [...index.values()]
  const among = category === 'all' ? all : all.filter((one) => one.category === category)
  return findMotifs(among, search)
}
