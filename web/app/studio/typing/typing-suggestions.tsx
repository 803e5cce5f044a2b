// chunk: designing
import { useEffect, useState } from 'react'
import { studioTexts as texts } from '#studio/studio.texts.ts'
import { useTypingScript } from './typing-script.store.ts'
import { typingScripts } from './typing-scripts.ts'

/**
 * Ways to write what was typed in the script that the person chose, each a button that puts it into
 * the field; nothing is put in by itself. After that a button brings back what was typed.
 */
export function TypingSuggestions({
  value,
  label,
  onPick,
}: {
  value: string
  /** The name of the field. */
  label: string
  onPick: (value: string) => void
}) {
  const script = useTypingScript((state) => state.script)
  const [found, setFound] = useState<{ of: string; ways: readonly string[] } | null>(null)
  const [picked, setPicked] = useState<{ typed: string; way: string } | null>(null)
  const wanted = script && /[a-z]/i.test(value) ? `${script} ${value}` : null

  useEffect(() => {
    if (!script || !wanted) return undefined
    let isOver = false
    const suggest = async () => {
      const { suggestionsFor } = await import('./suggestions.ts')
      if (!isOver) setFound({ of: wanted, ways: suggestionsFor(value, script) })
    }
    // Without the script the field works as ever.
    suggest().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [script, value, wanted])

  const ways = found && found.of === wanted ? found.ways : []
  const typed = picked?.way === value ? picked.typed : null
  if (wanted === null && typed === null) return null
  const language = typingScripts.find(({ id }) => id === script)?.language
  return (
    <ul aria-label={texts.suggestionsFor(label)} className="mt-1 flex min-h-9 flex-wrap gap-2">
      {ways.map((way) => (
        <li key={way} lang={language}>
          <Way
            onPress={() => {
              setPicked({ typed: value, way })
              onPick(way)
            }}
          >
            {way}
          </Way>
        </li>
      ))}
      {typed !== null && (
        <li>
          <Way
            onPress={() => {
              setPicked(null)
              onPick(typed)
            }}
          >
            {texts.backTo(typed)}
          </Way>
        </li>
      )}
    </ul>
  )
}

function Way({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-9 rounded-control border border-control bg-surface px-3 py-1 font-system text-sm hover:border-ink"
    >
      {children}
    </button>
  )
}
