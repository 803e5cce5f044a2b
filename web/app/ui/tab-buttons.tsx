const inSight = { block: 'nearest', inline: 'nearest' } as const

/** Filters a list by state: a row of buttons, with the active one pressed. */
export function TabButtons<T extends string>({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string
  tabs: readonly { value: T; label: string; count?: number | string }[]
  value: T
  onChange: (value: T) => void
}) {
  return (
    <fieldset
      aria-label={label}
      className="no-scrollbar min-w-0 -mx-[var(--gutter)] flex overflow-x-auto border-b border-hairline px-[var(--gutter)] lg:mx-0 lg:px-0"
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          aria-pressed={tab.value === value}
          onClick={() => onChange(tab.value)}
          // The browser counts a tab as visible when only its edge is.
          onFocus={({ currentTarget: button }) => {
            if (button.matches(':focus-visible')) button.scrollIntoView(inSight)
          }}
          className="-mb-px min-h-11 shrink-0 border-b-2 border-transparent px-4 text-sm whitespace-nowrap text-quiet transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-pressed:border-action aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {tab.label}
          {tab.count !== undefined && (
            <span className="tabular ml-1.5 text-xs">{`(${tab.count})`}</span>
          )}
        </button>
      ))}
    </fieldset>
  )
}
