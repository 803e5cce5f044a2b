import { useState } from 'react'
import type { Session } from '@tohfa/contract/accounts/accounts'
import { maxAddresses, type Address } from '@tohfa/contract/accounts/addresses'
import { texts as sharedTexts } from '@tohfa/contract/i18n/texts'
import { type Failed } from '#platform/api/api-client.ts'
import { toast } from '#ui/toast/toast.ts'
import { type AddressDraft, addressDraft } from '#accounts/addresses/address-draft.ts'
import { useFreshUser } from '#accounts/account/use-fresh-user.ts'
import { updateUser } from '#accounts/account/user.calls.ts'

/**
 * The saved addresses of the signed-in person, and the form that adds or edits one (docs/product.md
 * 13.8). The form is closed, or open on a draft that is saved or cancelled.
 */
export function useAddresses({ userInfo: user }: Session) {
  const { isFresh, error, reload } = useFreshUser(user.id)
  const [form, setForm] = useState<AddressDraft | null>(() => addressDraft(user.id).read())
  const [opened, setOpened] = useState(false)
  const addresses = isFresh ? user.addresses : null
  const startValues = { name: user.name, phone: user.phone, email: user.email }

  async function store(list: Address[]): Promise<Failed | null> {
    const answer = await updateUser({ id: user.id, addresses: list })
    return answer.success ? null : answer
  }

  function close() {
    addressDraft(user.id).clear()
    setForm(null)
  }

  function open(draft: AddressDraft) {
    setForm(draft)
    setOpened(true)
  }

  return {
    addresses,
    error,
    retry: reload,
    form,
    /** Whether a person opened the form, rather than the page itself. */
    opened,
    close,

    /** The initial values of a new address. */
    startValues,

    /** Opens the form for a new address, unless there are five already. */
    add() {
      if ((addresses?.length ?? 0) >= maxAddresses)
        return toast('warning', sharedTexts.addressLimit, 'address')
      open({ index: null, values: startValues })
    },

    edit(index: number) {
      const values = addresses?.[index]
      if (values) open({ index, values })
    },

    /** Stores the draft. */
    keep(values: Partial<Address>, index: number | null) {
      addressDraft(user.id).write({ index, values })
    },

    /** Saves the form's address; returns its position in the list, or the failure. */
    async save(address: Address): Promise<{ index: number } | Failed> {
      const list = [...(addresses ?? [])]
      const index = form?.index ?? list.length
      list[index] = address
      const failure = await store(list)
      if (failure) return failure
      close()
      return { index }
    },

    /** Adds an address from another form; returns the failure if it could not be saved. */
    keepToo: (address: Address) => store([...(addresses ?? []), address]),

    remove: (index: number) => store((addresses ?? []).toSpliced(index, 1)),
  }
}

export type Addresses = ReturnType<typeof useAddresses>
