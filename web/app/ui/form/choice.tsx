import { Check } from 'lucide'
import { useId, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'

type ChoiceProps = {
  name: string
  value: string
  label: string
  checked: boolean
  /** Drawn before the label. */
  picture?: ReactNode
  /** How many things it stands for; said after the name. */
  count?: number | undefined
}

const row =
  'group relative flex min-h-10 cursor-pointer items-center gap-3 rounded-control text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-link hover:text-link whitespace-nowrap'
const input = 'peer absolute inset-0 size-full cursor-[inherit] appearance-none outline-none'

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
      <label className={row}>
        <input
          type="checkbox"
          {...rest}
          aria-describedby={count === undefined ? undefined : id}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className={input}
        />
        <span
          aria-hidden
          className="grid size-5 shrink-0 place-items-center rounded-[3px] border border-control bg-surface text-on-link peer-checked:border-link peer-checked:bg-link group-hover:border-link [&>svg]:invisible peer-checked:[&>svg]:visible"
        >
          <Icon shape={Check} className="size-3.5" strokeWidth={3} />
        </span>
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
      <label className={row}>
        <input
          type="radio"
          {...rest}
          aria-describedby={count === undefined ? undefined : id}
          onChange={onChange}
          className={input}
        />
        <span
          aria-hidden
          className="grid size-5 shrink-0 place-items-center rounded-full border border-control bg-surface group-hover:border-link peer-checked:border-link peer-checked:[&>i]:bg-link"
        >
          <i className="size-2.5 rounded-full" />
        </span>
        {picture}
        {label}
      </label>
    </Counted>
  )
}

/** The number stands beside the label, not in it: the name of a choice stays its name. */
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
    <div className="flex items-center justify-between gap-2 [&>label]:flex-1">
      {children}
      <span id={id} className="tabular text-xs text-quiet">
        {count.toLocaleString('en-IN')}
      </span>
    </div>
  )
}
