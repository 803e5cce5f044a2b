import { returnPolicyTexts } from './return-policy.texts.ts'
import { StaticPage } from './static-page.tsx'

export default function ReturnPolicyPage() {
  return <StaticPage path="/return-policy" content={returnPolicyTexts} />
}
