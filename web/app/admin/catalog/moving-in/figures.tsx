/** Figures of a check, those that are nought left out after the first. */
export function Figures({ figures }: { figures: readonly (readonly [string, number])[] }) {
  return (
    <dl className="tabular grid max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1 pt-2 text-sm">
      {figures
        .filter(([, figure], at) => at === 0 || figure > 0)
        .map(([label, figure]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="text-right font-semibold">{figure}</dd>
          </div>
        ))}
    </dl>
  )
}
