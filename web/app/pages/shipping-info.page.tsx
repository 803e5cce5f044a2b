import { shippingInfoTexts } from './shipping-info.texts.ts'
import { StaticPage } from './static-page.tsx'

export default function ShippingInfoPage() {
  return <StaticPage path="/shipping-info" content={shippingInfoTexts} />
}
