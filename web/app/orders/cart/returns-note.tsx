import { returnPromise } from '@tohfa/contract/fulfilment/return-promise.texts'
import { returnsNoteTexts as texts } from './returns-note.texts.ts'
import { textLinkClass } from '#ui/text-link-class.ts'

/** What comes back, said where it is bought; the policy opens in a tab of its own, so that nothing is lost. */
export default function ReturnsNote({
  isPersonalised,
}: {
  /** Whether any of it is made for its buyer. */
  isPersonalised: boolean
}) {
  return (
    <p className="text-sm text-quiet">
      {`${isPersonalised ? returnPromise.personalised : returnPromise.others} `}
      <a href="/return-policy" target="_blank" className={textLinkClass}>
        {texts.policy}
      </a>
    </p>
  )
}
