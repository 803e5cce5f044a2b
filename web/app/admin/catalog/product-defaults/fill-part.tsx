import { useState } from 'react'
import type { ProductDefaults } from '@tohfa/contract/catalog/product-defaults'
import { QuestionDialog } from '#admin/frame/question-dialog.tsx'
import { call } from '#platform/api/api-client.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { productDefaultsTexts as texts } from './product-defaults.texts.ts'

/** Gives the saved defaults to products that lack them, after the number of them is confirmed. */
export function FillPart({
  chosen,
  isDirty,
  onFilled,
}: {
  chosen: readonly ProductDefaults[]
  /** Unsaved defaults are not what a fill would write. */
  isDirty: boolean
  onFilled: () => void
}) {
  const [isAsked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const products = chosen.reduce((sum, { fillable }) => sum + fillable, 0)

  async function fill() {
    setAsked(false)
    setBusy(true)
    const types = chosen.map(({ productType }) => productType)
    const answer = await call('POST /admin/product-defaults/fill', { body: { types, products } })
    setBusy(false)
    if (answer.success) toast('success', texts.filled(products), 'product-defaults')
    else toast('error', answer.error, 'product-defaults')
    onFilled()
  }

  return (
    <section aria-labelledby="fill" className="border-t border-hairline pt-5">
      <h2 id="fill" className="text-lg font-semibold">
        {texts.fillHeading}
      </h2>
      <p className="tabular pb-3 text-sm text-quiet">
        {products > 0 ? texts.fillable(products) : texts.nothingToFill}
      </p>
      {products > 0 && (
        <Button look="secondary" busy={busy} disabled={isDirty} onClick={() => setAsked(true)}>
          {texts.fill}
        </Button>
      )}
      <QuestionDialog
        open={isAsked}
        title={texts.fillTitle}
        agree={texts.fillNow}
        refuse={texts.notNow}
        onAgree={() => void fill()}
        onRefuse={() => setAsked(false)}
      >
        <p>{texts.fillSentence(products)}</p>
      </QuestionDialog>
    </section>
  )
}
