import { grouped } from '@tohfa/contract/shared/grouped'
import { useId, type ReactNode } from 'react'

type ChoiceProps = {
  name: string
  value: string
  label: string
  checked: boolean
  /** Drawn before the label. */
  picture?: ReactNode
  /** The number of matching items; shown after the label. */
  count?: number | undefined
}

export function Checkbox({
  onChange,
  label,
  picture,
  count,
  ...rest
}: ChoiceProps & { onChange: (on: boolean) => void }) {
  const id = useId()
  return (
    <Counted id={id} count={count}>
      <label className="choice">
        <input
          type="checkbox"
          {...rest}
          aria-describedby={count === undefined ? undefined : id}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span aria-hidden />
        {picture}
        {label}
      </label>
    </Counted>
  )
}

export function Radio({
  onChange,
  label,
  picture,
  count,
  ...rest
}: ChoiceProps & { onChange: () => void }) {
  const id = useId()
  return (
    <Counted id={id} count={count}>
      <label className="choice">
        <input
          type="radio"
          {...rest}
          aria-describedby={count === undefined ? undefined : id}
          onChange={onChange}
        />
        <span aria-hidden />
        {picture}
        {label}
      </label>
    </Counted>
  )
}

/** The number is next to the label, so that the accessible name does not include it. */
function Counted({
  id,
  count,
  children,
}: {
  id: string
  count: number | undefined
  children: ReactNode
}) {
  if (count === undefined) return children
  return (
    <div className="counted-choice">
      {children}
      <span id={id}>{grouped(count)}</span>
    </div>
  )
}
