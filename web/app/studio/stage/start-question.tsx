import { Button } from '#ui/button.tsx'
import { stageTexts as texts } from './stage.texts.ts'

/** Asks which design stays on this device, the visitor's own or the shared one. */
export function StartQuestion({ onTake, onKeep }: { onTake: () => void; onKeep: () => void }) {
  return (
    <div className="page flex max-w-xl flex-col gap-4 py-10">
      <h1 className="text-xl font-semibold">{texts.startTitle}</h1>
      <p>{texts.startSentence}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKeep}>{texts.startKeep}</Button>
        <Button look="secondary" onClick={onTake}>
          {texts.startTake}
        </Button>
      </div>
    </div>
  )
}
