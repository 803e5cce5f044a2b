import { PackagePlus } from 'lucide'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { blankDeliveryTexts as texts } from './blank-delivery.texts.ts'
import { DeliveryForm } from './delivery-form.tsx'

/** Opens the dialog for a delivery of blanks. */
export function DeliveryButton({ onBooked }: { onBooked: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        <Icon shape={PackagePlus} className="size-4" />
        {texts.open}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={texts.title}
        className="sm:w-[min(44rem,calc(100vw-2rem))]"
      >
        {isOpen && (
          <DeliveryForm
            onCancel={close}
            onBooked={() => {
              close()
              onBooked()
            }}
          />
        )}
      </Dialog>
    </>
  )
}
