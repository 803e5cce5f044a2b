import { useState } from 'react'
import type { OldAddress } from '@tohfa/contract/backoffice/old-addresses/old-addresses'
import { call } from '#platform/api/api-client.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { oldAddressesTexts as texts } from './old-addresses.texts.ts'

/** An old address, where it leads, and its buttons. */
export function AddressRow({
  address: { id, path, target },
  onChange,
  onRemoved,
}: {
  address: OldAddress
  onChange: () => void
  onRemoved: () => void
}) {
  const [busy, setBusy] = useState(false)

  async function remove() {
    setBusy(true)
    const answer = await call('DELETE /admin/old-addresses/:id', { params: { id } })
    setBusy(false)
    const { success } = answer
    toast(success ? 'success' : 'error', success ? texts.removed(path) : answer.error, 'address')
    onRemoved()
  }

  return (
    <li className="grid items-center gap-x-4 gap-y-1 border-b border-hairline py-2 text-sm sm:grid-cols-[1fr_auto]">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{path}</p>
        <p className="text-quiet">{texts.leadsTo(target)}</p>
      </div>
      <div className="flex gap-2">
        <Button look="quiet" aria-label={texts.changeOf(path)} onClick={onChange}>
          {texts.change}
        </Button>
        <Button
          look="quiet"
          busy={busy}
          aria-label={texts.removeOf(path)}
          onClick={() => void remove()}
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  )
}
