import { useState } from 'react'
import type { Address } from '@tohfa/contract/accounts/addresses'
import { sessionDraft } from '#platform/session/session-draft.ts'

type Stored = { isChosen: boolean; isUsed: boolean; values: Partial<Address> }
const nowhere: Stored = { isChosen: false, isUsed: false, values: {} }

/** Another person's address, stored in this window until the order exists. */
export function useElsewhere(userId: string) {
  const stored = sessionDraft<Stored>(`elsewhere-draft-${userId}`)
  const [state, setState] = useState(() => stored.read() ?? nowhere)

  function change(part: Partial<Stored>) {
    const changed = { ...state, ...part }
    setState(changed)
    stored.write(changed)
  }

  return {
    isChosen: state.isChosen,
    /** The order goes there, once the address is complete. */
    address: state.isUsed ? (state.values as Address) : undefined,
    draft: state.values,
    choose: (isChosen: boolean) => change({ isChosen }),
    keep: (values: Partial<Address>) => stored.write({ ...state, values }),
    use: (values: Address) => change({ isUsed: true, values }),
    edit: () => change({ isUsed: false, values: stored.read()?.values ?? state.values }),
    /** Called when the order exists. */
    forget: stored.clear,
  }
}

export type Elsewhere = ReturnType<typeof useElsewhere>
