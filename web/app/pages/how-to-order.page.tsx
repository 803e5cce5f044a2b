import { howToOrderTexts } from './how-to-order.texts.ts'
import { StaticPage } from './static-page.tsx'

export default function HowToOrderPage() {
  return <StaticPage path="/how-to-order" content={howToOrderTexts} />
}
