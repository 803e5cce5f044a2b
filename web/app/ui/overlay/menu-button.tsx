import type { ButtonHTMLAttributes, Ref } from 'react'

/** The content of a menu's button: an icon, and on wide screens a label. */
export const menuButtonClass =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 transition-colors hover:bg-sunken active:bg-hairline'

export function MenuButton({
  name,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { name: string; ref?: Ref<HTMLButtonElement> }) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-expanded={false}
      {...rest}
      className={menuButtonClass}
    />
  )
}
