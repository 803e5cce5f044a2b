import { Button } from '#ui/button.tsx'
import { MoveButtons, type Place } from './move-buttons.tsx'
import { rowButtonsTexts as texts } from './row-buttons.texts.ts'

/** The buttons of a row of staff's: up, down, edit, delete. */
export function RowButtons({
  name,
  place,
  className = '',
  onEdit,
  onDelete,
}: {
  name: string
  place: Place
  className?: string
  onEdit: () => void
  onDelete: () => void
}) {
  return (
    <div className={`flex items-start ${className}`}>
      <MoveButtons name={name} place={place} />
      <Button
        look="quiet"
        className="max-sm:ml-auto"
        aria-label={texts.editOf(name)}
        onClick={onEdit}
      >
        {texts.edit}
      </Button>
      <Button look="quiet" aria-label={texts.deleteOf(name)} onClick={onDelete}>
        {texts.delete}
      </Button>
    </div>
  )
}
