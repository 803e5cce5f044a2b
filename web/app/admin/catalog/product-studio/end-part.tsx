import { useState } from 'react'
import type { Product } from '@tohfa/contract/catalog/products'
import { call } from '#platform/api/api-client.ts'
import { Button } from '#ui/button.tsx'
import { useNavigate } from '#ui/link.ts'
import { toast } from '#ui/toast/toast.ts'
import { QuestionDialog } from '#admin/frame/question-dialog.tsx'
import { productStudioTexts as texts } from './product-studio.texts.ts'

/** Ends a product's studio after a question, and returns to the product. */
export function EndPart({
  product: { id, title },
  onEnd,
}: {
  product: Product
  /** Unsaved changes are no longer needed. */
  onEnd: () => void
}) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)

  async function end() {
    setAsking(false)
    const answer = await call('DELETE /admin-product/:id/studio', { params: { id } })
    if (!answer.success) return toast('error', answer.error, 'studio')
    onEnd()
    toast('success', texts.ended, 'studio')
    void navigate(`/admin/product-details/${id}`, { replace: true })
  }

  return (
    <div className="border-t border-hairline pt-6">
      <Button look="danger" onClick={() => setAsking(true)}>
        {texts.end}
      </Button>
      <QuestionDialog
        open={isAsking}
        title={texts.endTitle}
        agree={texts.yesEnd}
        refuse={texts.keep}
        onAgree={() => void end()}
        onRefuse={() => setAsking(false)}
      >
        <p>{texts.endQuestion(title)}</p>
        <p className="text-sm text-quiet">{texts.endNote}</p>
      </QuestionDialog>
    </div>
  )
}
