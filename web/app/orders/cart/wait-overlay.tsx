import { Spinner } from '#ui/spinner.tsx'
import { cartTexts as texts } from './cart.texts.ts'

/** Covers the lines during a change, so that nothing is pressed twice. */
export function WaitOverlay({ shown }: { shown: boolean }) {
  return (
    <output className={shown ? 'absolute inset-0 z-10 block' : 'sr-only'}>
      {shown && (
        <span className="block h-full animate-arrive bg-ground/70">
          <span className="sticky top-[40dvh] mx-auto flex w-fit items-center gap-3 rounded-control border border-hairline bg-surface px-5 py-3 text-sm font-medium shadow-float">
            <Spinner />
            <span className="wait-words">{texts.wait}</span>
          </span>
        </span>
      )}
    </output>
  )
}
