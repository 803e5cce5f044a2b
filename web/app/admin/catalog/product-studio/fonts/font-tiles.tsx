import { useId } from 'react'
import { studioFonts, type FontId } from '@tohfa/print-engine/fonts/fonts'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'
import { FontWord, useFontWords } from './font-word.tsx'

/** One of the fonts that are offered, each as it writes. */
export function FontTiles({
  name,
  fonts,
  value,
  error,
  onChange,
}: {
  name: string
  fonts: readonly FontId[]
  value: FontId
  error: string | undefined
  onChange: (font: FontId) => void
}) {
  const note = useId()
  const wordOf = useFontWords()
  // One that is no longer offered stays to be seen until another is chosen.
  const shown = studioFonts.filter(({ id }) => fonts.includes(id) || id === value)
  return (
    <fieldset
      className="min-w-0"
      aria-describedby={error ? note : undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className="mb-1 text-sm font-medium">{texts.font}</legend>
      <div className="flex flex-wrap gap-2">
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
