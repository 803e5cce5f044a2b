import { useRootData } from '../document/root-data.ts'
import { countingSection, privacyPolicyTexts as texts } from './privacy-policy.texts.ts'
import { StaticPage } from './static-page.tsx'

/** Says that visits are counted only in a shop that counts them. */
export default function PrivacyPolicyPage() {
  const isCounted = useRootData()?.gaMeasurementId !== undefined
  const sections = isCounted
    ? texts.sections.flatMap((section) =>
        section.id === 'browser' ? [section, countingSection] : [section],
      )
    : texts.sections
  return <StaticPage path="/privacy-policy" content={{ ...texts, sections }} />
}
