import { useId } from 'react'
import type { FontId } from '@tohfa/print-engine/fonts/fonts'
import { offeredFor } from '@tohfa/print-engine/text/companions'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'
import { FontWord, useFontWords } from './font-word.tsx'

/** One of the available fonts, each shown in its own letters; first those made for the script of the words. */
export function FontTiles({
  name,
  words,
  fonts,
  value,
  error,
  onChange,
}: {
  name: string
  /** What the item shows. */
  words: string
  fonts: readonly FontId[]
  value: FontId
  error: string | undefined
  onChange: (font: FontId) => void
}) {
  const note = useId()
  const wordOf = useFontWords(words)
  // A font that is no longer available is listed until another is chosen.
  const shown = offeredFor(words).filter(({ id }) => fonts.includes(id) || id === value)
  return (
    <fieldset
      className="min-w-0"
      aria-describedby={error ? note : undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className="mb-1 text-sm font-medium">{texts.font}</legend>
      {/* The words of all fonts come later and are larger: the fields below stay where they are. */}
      <div className="flex max-h-72 flex-wrap content-start gap-2 overflow-y-auto p-1">
        {shown.map((font) => (
          <label
            key={font.id}
            className="relative grid min-h-11 max-w-full cursor-pointer place-items-center rounded-control border border-control bg-surface px-3 text-sm hover:border-ink has-checked:border-link has-checked:bg-link-wash has-checked:ring-1 has-checked:ring-link has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link"
          >
            <input
              type="radio"
              name={name}
              value={font.id}
              checked={font.id === value}
              aria-label={font.name}
              onChange={() => onChange(font.id)}
              className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
            />
            <span aria-hidden className="pointer-events-none max-w-full">
              <FontWord font={font.id} outline={wordOf(font.id)} />
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={note} className="pt-1 text-xs font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
