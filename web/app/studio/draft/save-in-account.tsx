import { textLinkClass } from '#ui/text-link-class.ts'
import { toast } from '#ui/toast/toast.ts'
import { autosaveTexts as texts } from './autosave.texts.ts'
import { isOfVariant } from './draft.ts'
import { type DraftOfVariant, saveAsNew } from './save-as-new.ts'

/** Saves a draft in the account for the first time; from then on it is saved by itself. */
export default function SaveInAccount(saved: DraftOfVariant) {
  const { draft, saving, isSaving } = saved.draftState
  if (draft.design && isOfVariant(draft.design, saved.choice)) return null

  const save = () =>
    saving(async (keep) => {
      const unsent = await saveAsNew(saved, keep)
      if (unsent) toast('error', unsent.error, 'design')
    })
  return (
    <button
      type="button"
      aria-disabled={isSaving || undefined}
      className={`min-h-11 text-sm ${textLinkClass}`}
      onClick={() => {
        if (!isSaving) void save()
      }}
    >
      {texts.saveInAccount}
    </button>
  )
}
