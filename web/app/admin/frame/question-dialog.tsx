import type { ReactNode } from 'react'
import { FormEnd } from '../../ui/form/form-end.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

/** A question that must be answered; to close it is to refuse. */
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
  agree: string
  refuse: string
  onAgree: () => void
  onRefuse: () => void
}) {
  return (
    <Dialog open={open} onClose={onRefuse} title={title} role="alertdialog">
      <div className="flex flex-col gap-5 p-5">
        {children}
        <FormEnd leave={refuse} send={agree} onLeave={onRefuse} onSend={onAgree} />
      </div>
    </Dialog>
  )
}
