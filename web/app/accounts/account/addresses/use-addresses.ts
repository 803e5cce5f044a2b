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
 * The saved addresses of the signed-in person, and the one form to add or edit them
 * (docs/product.md 13.8): closed, open on a draft, then saved or cancelled.
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

    /** What a new address begins with. */
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

    /** Remembers what is typed. */
    keep(values: Partial<Address>, index: number | null) {
      addressDraft(user.id).write({ index, values })
    },

    /** Saves the form's address; its place in the list, or the failure. */
    async save(address: Address): Promise<{ index: number } | Failed> {
      const list = [...(addresses ?? [])]
      const index = form?.index ?? list.length
      list[index] = address
      const failure = await store(list)
      if (failure) return failure
      close()
      return { index }
    },

    /** Adds an address that was typed elsewhere; the failure where it cannot be kept. */
    keepToo: (address: Address) => store([...(addresses ?? []), address]),

    remove: (index: number) => store((addresses ?? []).toSpliced(index, 1)),
  }
}

export type Addresses = ReturnType<typeof useAddresses>
