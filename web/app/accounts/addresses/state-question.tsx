import { Button } from '#ui/button.tsx'
import { addressTexts as texts } from './address.texts.ts'
import { stateLabel } from './state-options.ts'
import type { Quarrel } from './use-place-of-pin.ts'

/** Asks which state is correct; the form can be saved without an answer. */
export function StateQuestion({
  quarrel,
  onChange,
  onKeep,
}: {
  quarrel: Quarrel | null
  onChange: (to: Quarrel) => void
  onKeep: (conflict: Quarrel) => void
}) {
  return (
    <div className="text-sm sm:col-span-2">
      <output>{quarrel && texts.otherState(quarrel.pinCode, stateLabel(quarrel.pinState))}</output>
      {quarrel && (
        <div className="mt-2 mb-3 flex flex-wrap gap-3">
          <Button look="secondary" onClick={() => onChange(quarrel)}>
            {texts.changeState(stateLabel(quarrel.pinState))}
          </Button>
          <Button look="quiet" onClick={() => onKeep(quarrel)}>
            {texts.keepState(stateLabel(quarrel.chosen))}
          </Button>
        </div>
      )}
    </div>
  )
}
