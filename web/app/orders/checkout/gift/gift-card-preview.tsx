import { isolated } from '@tohfa/print-engine/text/isolated'
import { useEffect, useState } from 'react'
import { giftCardArea } from '@tohfa/print-engine/scene/gift-card'
import { type DrawnCard, drawCard } from './draw-card.ts'
import { giftFormTexts as texts } from './gift-form.texts.ts'

/** Drawing at a pause in the typing is enough. */
const quietMs = 250

/** A preview of the gift card from the print engine. */
export default function GiftCardPreview({
  to,
  from,
  message,
}: {
  to: string
  from: string
  message: string
}) {
  const [card, setCard] = useState<DrawnCard | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    async function draw() {
      try {
        const drawn = await drawCard({ to, from, message }, signal)
        if (signal.aborted) return
        setCard(drawn)
        setFailed(false)
      } catch {
        if (!signal.aborted) setFailed(true)
      }
    }
    const timer = setTimeout(() => void draw(), quietMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [to, from, message])

  return (
    <figure>
      <figcaption className="pb-2 text-sm font-medium">{texts.preview}</figcaption>
      {card ? (
        <img
          src={card.src}
          alt={texts.cardOf(isolated(to), isolated(message))}
          width={giftCardArea.width * 4}
          height={giftCardArea.height * 4}
          className="h-auto w-full max-w-lg border border-hairline"
        />
      ) : (
        <div className="aspect-[148/105] w-full max-w-lg border border-hairline bg-surface" />
      )}
      <output className="block pt-2 text-sm text-danger empty:hidden">
        {failed && texts.notDrawn}
        {card && card.missing.length > 0 && texts.missing(card.missing.join(' '))}
      </output>
    </figure>
  )
}
