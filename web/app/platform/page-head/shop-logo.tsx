import { useStoreParticulars } from './use-store-particulars.ts'
import { Stamp } from '#ui/ornament-border.tsx'

/** The logo that staff uploaded, or else the stamp; the name of the shop is beside it. */
export function ShopLogo({ className }: { className: string }) {
  const { logo } = useStoreParticulars()
  if (!logo) return <Stamp className={`w-auto ${className}`} />
  return (
    <img
      src={logo}
      alt=""
      height={36}
      className={`max-w-24 shrink-0 object-contain ${className}`}
    />
  )
}
