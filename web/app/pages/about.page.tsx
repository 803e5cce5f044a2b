import { aboutTexts } from './about.texts.ts'
import { StaticPage } from './static-page.tsx'

export default function AboutPage() {
  return <StaticPage path="/about" content={aboutTexts} />
}
