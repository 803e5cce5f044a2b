import { isolated } from '@tohfa/print-engine/text/isolated'
import { useState } from 'react'
import type { Session } from '@tohfa/contract/accounts/accounts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { textLinkClass } from '#ui/text-link-class.ts'
import { toast } from '#ui/toast/toast.ts'
import { accountTexts } from '#accounts/account/account.texts.ts'
import { AddressForm } from '#accounts/addresses/address-form.tsx'
import { AddressLines } from '#accounts/addresses/address-lines.tsx'
import { addressTexts as texts } from '#accounts/addresses/address.texts.ts'
import { useAddresses, type Addresses } from './use-addresses.ts'

/** Saved addresses: add, edit, and delete after a question. */
export function AddressesView({ session }: { session: Session }) {
  const book = useAddresses(session)
  const [toDelete, setToDelete] = useState<number | null>(null)

  if (book.form) return <OpenForm book={book} />
  if (!book.addresses && book.error)
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p>{book.error}</p>
        <Button onClick={book.retry}>{accountTexts.tryAgain}</Button>
      </div>
    )
  if (!book.addresses)
    return (
      <div className="grid gap-x-10 sm:grid-cols-2">
        <Skeleton className="my-5 h-36" />
        <Skeleton className="my-5 h-36" />
      </div>
    )
  if (book.addresses.length === 0)
    return (
      <EmptyState
        heading={<h2>{texts.none}</h2>}
        sentence={texts.noneSentence}
        action={<Button onClick={book.add}>{texts.add}</Button>}
      />
    )
  return (
    <>
      <ul className="grid gap-x-10 border-t border-hairline sm:grid-cols-2">
        {book.addresses.map((address, index) => (
          <li
            // An address has no id, only its position.
            key={`${index}-${address.pinCode}`}
            className="flex flex-col gap-3 border-b border-hairline py-5"
          >
            <AddressLines address={address} />
            <div className="mt-auto flex gap-5">
              <button
                type="button"
                className={`min-h-11 text-sm ${textLinkClass}`}
                aria-label={texts.editOf(isolated(address.name), isolated(address.city))}
                onClick={() => book.edit(index)}
              >
                {texts.edit}
              </button>
              <button
                type="button"
                className={`min-h-11 text-sm ${textLinkClass}`}
                aria-label={texts.deleteOf(isolated(address.name), isolated(address.city))}
                onClick={() => setToDelete(index)}
              >
                {texts.delete}
              </button>
            </div>
          </li>
        ))}
      </ul>
      <Button look="secondary" className="mt-6" onClick={book.add}>
        {texts.add}
      </Button>
      <DeleteDialog book={book} index={toDelete} onClose={() => setToDelete(null)} />
    </>
  )
}

function OpenForm({ book }: { book: Addresses }) {
  const { form } = book
  if (!form) return null
  return (
    <section className="max-w-2xl">
      <h2 className="mb-4 text-lg font-semibold">
        {form.index === null ? texts.addHeading : texts.editHeading}
      </h2>
      <AddressForm
        draft={form}
        takesFocus={book.opened}
        onType={(values) => book.keep(values, form.index)}
        onCancel={book.close}
        onSave={async (address) => {
          const outcome = await book.save(address)
          if (!('index' in outcome)) return outcome
          toast('success', texts.saved, 'address')
          return null
        }}
      />
    </section>
  )
}

function DeleteDialog({
  book,
  index,
  onClose,
}: {
  book: Addresses
  index: number | null
  onClose: () => void
}) {
  const [busy, setBusy] = useState(false)
  const address = index === null ? undefined : book.addresses?.[index]

  async function remove() {
    if (index === null) return
    setBusy(true)
    const failure = await book.remove(index)
    setBusy(false)
    onClose()
    toast(failure ? 'error' : 'success', failure ? failure.error : texts.deleted, 'address')
  }

  return (
    <Dialog open={index !== null} onClose={onClose} title={texts.deleteTitle} role="alertdialog">
      <div className="flex flex-col gap-5 p-5">
        <p>{texts.reallyDelete}</p>
        {address && <AddressLines address={address} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {accountTexts.cancel}
          </Button>
          <Button look="danger" busy={busy} onClick={() => void remove()}>
            {texts.delete}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
