import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Link, type LinkProps } from './link.ts'
import { disabledButFocusable } from './overlay/disabled-but-focusable.ts'
import { Spinner } from './spinner.tsx'

type Look = 'primary' | 'secondary' | 'quiet' | 'danger'
type Size = 'md' | 'lg'

const looks: Record<Look, string> = {
  primary: 'bg-action text-on-action hover:bg-action-strong active:bg-action-strong off:bg-control',
  secondary:
    'border border-link text-link hover:bg-link-wash active:bg-link-wash off:border-control off:text-quiet',
  quiet: 'text-link underline-offset-4 hover:underline active:underline off:text-quiet',
  danger: 'border border-danger text-danger hover:bg-action-wash active:bg-action-wash',
}
const sizes: Record<Size, string> = {
  md: 'min-h-11 px-5 text-sm',
  lg: 'min-h-13 px-7 text-base',
}

/** The classes of a button, for other elements that look like one. */
export function buttonClass(look: Look = 'primary', size: Size = 'md', more = ''): string {
  return `inline-flex items-center justify-center gap-2 rounded-control text-center font-semibold tracking-wide transition-colors active:translate-y-px off:active:translate-y-0 ${looks[look]} ${sizes[size]} ${more}`
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: Look
  size?: Size
  /** Shows a spinner and accepts no second press; the label stays, so that nothing moves. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function Button({ look, size, busy, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...disabledButFocusable(busy)}
      aria-busy={busy || undefined}
      className={buttonClass(look, size, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

export function ButtonLink({
  look,
  size,
  className,
  ...rest
}: LinkProps & { look?: Look; size?: Size; className?: string }) {
  return <Link {...rest} className={buttonClass(look, size, className)} />
}

/** A button with only an icon; its label is for assistive tools and tests. */
export function IconButton({
  name,
  children,
  className = '',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  name: string
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      {...rest}
      className={`relative inline-grid size-11 shrink-0 place-items-center rounded-control transition-colors hover:bg-sunken active:bg-hairline off:text-control ${className}`}
    >
      {children}
    </button>
  )
}
