import { disclaimerTexts } from './disclaimer.texts.ts'
import { StaticPage } from './static-page.tsx'

export default function DisclaimerPage() {
  return <StaticPage path="/disclaimer" content={disclaimerTexts} />
}
