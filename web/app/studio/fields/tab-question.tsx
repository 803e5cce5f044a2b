import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { textLinkClass } from '#ui/text-link-class.ts'
import { studioTexts as texts } from '#studio/studio.texts.ts'
import { questionLineClass } from './question-line.ts'
import type { DraftState } from '#studio/draft/use-draft.ts'

/** Asks which design stays, this page's or that of another tab (docs/studio.md 12.11). */
export function TabQuestion({
  isBehind,
  showOther,
  keepMine,
}: Pick<DraftState, 'isBehind' | 'showOther' | 'keepMine'>) {
  const line = useRef<HTMLParagraphElement>(null)
  /** What was done, as long as the line has the focus that its buttons had. */
  const [done, setDone] = useState<string | null>(null)

  async function answer(take: () => Promise<void>, sentence: string) {
    await take()
    flushSync(() => setDone(sentence))
    line.current?.addEventListener('blur', () => setDone(null), { once: true })
    line.current?.focus()
  }
  const choice = (label: string, take: () => Promise<void>, sentence: string) => (
    <button
      type="button"
      className={`min-h-11 ${textLinkClass}`}
      onClick={() => void answer(take, sentence)}
    >
      {label}
    </button>
  )

  return (
    <p ref={line} tabIndex={-1} aria-live="polite" className={questionLineClass}>
      {isBehind ? (
        <>
          <span>{texts.changedInTab}</span>
          {choice(texts.showOther, showOther, texts.otherShown)}
          {choice(texts.keepThis, keepMine, texts.thisKept)}
        </>
      ) : (
        done
      )}
    </p>
  )
}
