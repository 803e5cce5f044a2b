import { useStoreParticulars } from './use-store-particulars.ts'
import { Stamp } from '#ui/ornament-border.tsx'

/** The logo that staff uploaded, or else the stamp; the name of the shop is beside it. */
export function ShopLogo({
  className = 'h-9',
  stampClass = 'size-9',
}: {
  className?: string
  stampClass?: string
}) {
  const { logo } = useStoreParticulars()
  if (!logo) return <Stamp className={stampClass} />
  return (
    <img
      src={logo}
      alt=""
      height={36}
      fetchPriority="low"
      className={`w-auto max-w-24 shrink-0 object-contain sm:max-w-40 ${className}`}
    />
  )
}
