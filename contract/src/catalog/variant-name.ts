/** A colour and size in one line, such as Red XL. */
export const variantName = ({
  color,
  size,
}: {
  color: string
  size?: string | null | undefined
}): string => [color, size].filter(Boolean).join(' ')
