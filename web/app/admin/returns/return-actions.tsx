import { useState } from 'react'
import type { StaffReturnAction } from '@tohfa/contract/fulfilment/return-moves'
import type { StaffMove, StaffReturn } from '@tohfa/contract/fulfilment/returns'
import { call } from '#platform/api/api-client.ts'
import { returnActionLabels } from '#orders/order/returns/returns.texts.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { ActionDialog } from './action-dialog.tsx'
import { queueTexts as texts, staffReturnStates } from './returns-queue.texts.ts'

/** The possible actions on a return in its state. */
export function ReturnActions({ made, onMoved }: { made: StaffReturn; onMoved: () => void }) {
  const [openAction, setOpenAction] = useState<StaffReturnAction | null>(null)

  async function move(body: StaffMove): Promise<string | null> {
    const answer = await call('PUT /admin/returns/:id', { params: { id: made.id }, body })
    if (!answer.success) return answer.error
    toast('success', texts.done(made.number, staffReturnStates[answer.data.state]), made.id)
    setOpenAction(null)
    onMoved()
    return null
  }

  if (made.actions.length === 0) return null
  return (
    <div className="flex flex-wrap content-start gap-3 md:max-lg:col-span-2 lg:flex-col">
      {made.actions.map((action) => (
        <Button
          key={action}
          look={made.actions.length === 1 ? 'primary' : 'secondary'}
          aria-haspopup="dialog"
          aria-label={texts.actionOf(returnActionLabels[action], made.number)}
          onClick={() => setOpenAction(action)}
        >
          {returnActionLabels[action]}
        </Button>
      ))}
      <ActionDialog
        action={openAction}
        number={made.number}
        mayRestock={made.history.some(({ state }) => state === 'received')}
        onAgree={move}
        onClose={() => setOpenAction(null)}
      />
    </div>
  )
}
