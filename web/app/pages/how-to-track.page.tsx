import { howToTrackTexts } from './how-to-track.texts.ts'
import { StaticPage } from './static-page.tsx'

export default function HowToTrackPage() {
  return <StaticPage path="/how-to-track" content={howToTrackTexts} />
}
