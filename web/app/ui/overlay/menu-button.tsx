import type { ButtonHTMLAttributes, Ref } from 'react'

/** The look of a menu's button: a picture, and on wide screens a word. */
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
