import { Copy, Image, Type } from 'lucide'
import { useState } from 'react'
import { blanks } from '@tohfa/print-engine/scene/blanks'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { CopyDialog } from './copy-dialog.tsx'
import type { Editor } from './editor.ts'
import { productStudioTexts as texts } from './product-studio.texts.ts'
import { Section } from './section.tsx'
import { startLike, startWithPhoto, startWithWords } from './starts.ts'

/** For an empty template: three ways to a template that works at once. */
export function StartPart({
  draft,
  change,
  productId,
  onStarted,
}: Pick<Editor, 'draft' | 'change'> & {
  productId: string
  /** This part disappears, so the focus moves on. */
  onStarted: () => void
}) {
  const [isCopying, setCopying] = useState(false)
  function start(step: Parameters<typeof change>[0]) {
    change(step)
    onStarted()
  }
  return (
    <Section heading={texts.start} hint={texts.startHint}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => start(startWithWords)}>
          <Icon shape={Type} className="size-4" />
          {texts.startWords}
        </Button>
        {blanks[draft.blank].ink === 'full' && (
          <Button look="secondary" onClick={() => start(startWithPhoto)}>
            <Icon shape={Image} className="size-4" />
            {texts.startPhoto}
          </Button>
        )}
        <Button look="secondary" onClick={() => setCopying(true)}>
          <Icon shape={Copy} className="size-4" />
          {texts.startCopy}
        </Button>
      </div>
      <CopyDialog
        open={isCopying}
        productId={productId}
        onClose={() => setCopying(false)}
        onCopy={(other) => {
          setCopying(false)
          start(startLike(other))
        }}
      />
    </Section>
  )
}
