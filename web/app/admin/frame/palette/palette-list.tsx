import { Link } from '#ui/link.ts'
import type { Option, OptionGroup } from './palette-options.ts'
import { paletteTexts as texts } from './palette.texts.ts'

/** The results by kind. Each is a link, so that it opens in a new tab too. */
export function PaletteList({
  id,
  groups,
  active,
  optionId,
  isOld,
  onGo,
}: {
  id: string
  groups: readonly OptionGroup[]
  /** The place of the marked option among all. */
  active: number
  optionId: (index: number) => string
  /** Whether the results are those of the text before. */
  isOld: boolean
  onGo: (option: Option) => void
}) {
  return (
    <div
      id={id}
      {...asListbox}
      aria-label={texts.results}
      aria-busy={isOld}
      hidden={groups.length === 0}
      // The focus stays in the field.
      onPointerDown={(event) => event.preventDefault()}
      className="mt-1 aria-busy:opacity-60"
    >
      {groups.map(({ heading, options }, at) => {
        const before = groups.slice(0, at).reduce((sum, group) => sum + group.options.length, 0)
        return (
          <div key={heading} {...asGroup} aria-label={heading} className="pb-1">
            <p aria-hidden className="pt-2 pb-1 text-xs font-semibold text-quiet">
              {heading}
            </p>
            {options.map((option, n) => (
              <Link
                key={option.to}
                to={option.to}
                id={optionId(before + n)}
                {...asOption}
                aria-selected={before + n === active}
                tabIndex={-1}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  onGo(option)
                }}
                className="flex min-h-11 items-center justify-between gap-4 rounded-control px-3 text-sm hover:bg-sunken aria-selected:bg-link-wash aria-selected:text-link"
              >
                <span className="min-w-0 wrap-anywhere">{option.label}</span>
                {option.about && (
                  <span className="max-w-[50%] truncate text-xs text-quiet">{option.about}</span>
                )}
              </Link>
            ))}
          </div>
        )
      })}
    </div>
  )
}

// No native list of options belongs to a text field and can be styled.
const asListbox = { role: 'listbox' }
const asGroup = { role: 'group' }
const asOption = { role: 'option' }
