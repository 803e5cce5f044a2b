import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { FormEnd } from '#ui/form/form-end.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'

/** A question that must be answered; closing it means no. */
export function QuestionDialog({
  open,
  title,
  children,
  agree,
  refuse,
  onAgree,
  onRefuse,
}: {
  open: boolean
  title: string
  children: ReactNode
  /** Null where there is nothing to confirm. */
  agree: string | null
  refuse: string
  onAgree: () => void
  onRefuse: () => void
}) {
  return (
    <Dialog open={open} onClose={onRefuse} title={title} role="alertdialog">
      <div className="flex flex-col gap-5 p-5">
        {children}
        {agree === null ? (
          <Button className="self-end" look="secondary" onClick={onRefuse}>
            {refuse}
          </Button>
        ) : (
          <FormEnd leave={refuse} send={agree} onLeave={onRefuse} onSend={onAgree} />
        )}
      </div>
    </Dialog>
  )
}
