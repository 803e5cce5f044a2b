import { returnPromise } from '@tohfa/contract/fulfilment/return-promise.texts'
import { returnsNoteTexts as texts } from './returns-note.texts.ts'
import { textLinkClass } from '#ui/text-link-class.ts'

/** The return policy at the purchase; it opens in a new tab, so that nothing is lost. */
export default function ReturnsNote({
  isPersonalised,
}: {
  /** Whether any of the goods are made for the buyer. */
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
