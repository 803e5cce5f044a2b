import type { OldAddress } from '@tohfa/contract/backoffice/old-addresses/old-addresses'
import { useSavedForm, useTyped } from '#admin/frame/use-saved-form.ts'
import { call } from '#platform/api/api-client.ts'
import { Field } from '#ui/form/field.tsx'
import { FormEnd } from '#ui/form/form-end.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { oldAddressFormTexts as texts } from './old-addresses.texts.ts'

type Edited = OldAddress | 'new'

/** The form of a new or an existing old address. */
export function AddressDialog({
  edited,
  onClose,
  onSaved,
}: {
  edited: Edited | null
  onClose: () => void
  onSaved: () => void
}) {
  return (
    <Dialog
      open={edited !== null}
      onClose={onClose}
      title={edited === 'new' ? texts.addTitle : texts.changeTitle}
    >
      {edited && <AddressForm edited={edited} onCancel={onClose} onSaved={onSaved} />}
    </Dialog>
  )
}

function AddressForm({
  edited,
  onCancel,
  onSaved,
}: {
  edited: Edited
  onCancel: () => void
  onSaved: () => void
}) {
  const isNew = edited === 'new'
  const { draft, typed } = useTyped(() =>
    isNew ? { path: '', target: '' } : { path: edited.path, target: edited.target },
  )
  const { errors, busy, props } = useSavedForm(
    'address',
    () =>
      isNew
        ? call('POST /admin/old-addresses', { body: draft })
        : call('PUT /admin/old-addresses/:id', {
            params: { id: edited.id },
            body: { target: draft.target },
          }),
    ({ path }: OldAddress) => {
      onSaved()
      return texts.saved(path)
    },
  )
  return (
    <form {...props} className="flex flex-col gap-2 p-5">
      {isNew ? (
        <Field
          {...typed('path')}
          error={errors['path']}
          label={texts.path}
          hint={texts.pathHint}
          autoComplete="off"
          spellCheck={false}
        />
      ) : (
        <p className="pb-2 font-medium wrap-anywhere">{draft.path}</p>
      )}
      <Field
        {...typed('target')}
        error={errors['target']}
        label={texts.target}
        hint={texts.targetHint}
        autoComplete="off"
        spellCheck={false}
      />
      <FormEnd leave={texts.cancel} send={texts.save} busy={busy} onLeave={onCancel} />
    </form>
  )
}
