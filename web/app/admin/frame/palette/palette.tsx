import type { StaffRole } from '@tohfa/contract/accounts/staff-roles'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { PaletteField } from './palette-field.tsx'
import { paletteTexts as texts } from './palette.texts.ts'

/** The dialog of the command palette. It begins empty each time. */
export default function Palette({
  role,
  open,
  onClose,
}: {
  role: StaffRole
  open: boolean
  onClose: () => void
}) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} className="mt-[8dvh]! max-h-[84dvh]!">
      <PaletteField role={role} onDone={onClose} />
    </Dialog>
  )
}
