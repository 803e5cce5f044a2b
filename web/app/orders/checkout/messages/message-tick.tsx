import { messageConsentTexts } from '@tohfa/contract/orders/messages/message-consent.texts'
import { Checkbox } from '#ui/form/choice.tsx'
import { messageTickTexts as texts } from './message-tick.texts.ts'
import type { MessageBox } from './use-messages.ts'

/** Agrees to messages about the order, or says that its buyer did before. */
export function MessageTick({ box }: { box: MessageBox | null }) {
  if (!box) return null
  const { phone, isKnown, isTicked, tick } = box
  if (isKnown) return <p className="text-sm text-quiet">{texts.known(phone)}</p>
  return (
    <div className="*:whitespace-normal">
      <Checkbox
        name="whatsapp"
        value="yes"
        label={messageConsentTexts.wording(phone)}
        checked={isTicked}
        onChange={tick}
      />
    </div>
  )
}
