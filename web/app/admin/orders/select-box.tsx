/** A checkbox without a visible label. */
export function SelectBox({
  name,
  checked,
  onChange,
}: {
  name: string
  checked: boolean
  onChange: (on: boolean) => void
}) {
  return (
    <label className="grid size-11 place-items-center">
      <input
        type="checkbox"
        aria-label={name}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="size-5 accent-link"
      />
    </label>
  )
}
