import { useEffect, useRef, useState } from 'react'
import {
  genders,
  profile,
  type Profile,
  type Session,
  type UserInfo,
} from '@tohfa/contract/accounts/accounts'
import { texts as sharedTexts } from '@tohfa/contract/i18n/texts'
import { rulesOf } from '#platform/api/form-rules.ts'
import { Button } from '#ui/button.tsx'
import { dropSpaces } from '#ui/form/drop-spaces.ts'
import { Field } from '#ui/form/field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useForm } from '#ui/form/use-form.ts'
import { accountTexts } from '#accounts/account/account.texts.ts'
import { NewEmail } from './new-email.tsx'
import { profileTexts as texts } from './profile.texts.ts'
import { YourConsents } from '#accounts/account/notice/your-consents.tsx'
import { YourMessages } from '#accounts/account/messages/your-messages.tsx'
import { SignedInDevices } from '#accounts/account/security/signed-in-devices.tsx'
import { showSubmitFailure } from '#platform/api/submit-failure.ts'
import { useFreshUser } from '#accounts/account/use-fresh-user.ts'
import { updateUser } from '#accounts/account/user.calls.ts'
import { YourData } from '#accounts/account/security/your-data.tsx'

const fields = ['name', 'email', 'phone', 'gender'] as const
const rules = rulesOf(profile)

/** A person's profile, their sessions, and their data. */
export function DetailsView({ session: { userInfo } }: { session: Session }) {
  const [turn, setTurn] = useState(0)
  return (
    <div className="flex flex-col gap-12">
      <PersonalInformation user={userInfo} />
      <SignedInDevices userId={userInfo.id} />
      <YourMessages userId={userInfo.id} onChanged={() => setTurn(turn + 1)} />
      <YourConsents key={turn} userId={userInfo.id} />
      <YourData userId={userInfo.id} />
    </div>
  )
}

/** Read-only until Edit; Save stores it, Cancel restores it (docs/product.md 13.6). */
function PersonalInformation({ user }: { user: UserInfo }) {
  const [editing, setEditing] = useState(false)
  /** The e-mail to which a code was mailed just now. */
  const [requestedEmail, setRequestedEmail] = useState<string>()
  const edit = useRef<HTMLButtonElement>(null)
  const form = useForm(rules)
  const { focus, typed, write } = form
  const shown = useRef(user)
  useFreshUser(user.id)

  useEffect(() => {
    if (editing) focus('name')
  }, [editing, focus])

  // New values from the server never overwrite typed text.
  useEffect(() => {
    for (const name of fields) {
      const isTyped = editing && (typed()[name] ?? '') !== (shown.current[name] ?? '')
      if (!isTyped) write(name, user[name] ?? '')
    }
    shown.current = user
  }, [user, editing, typed, write])

  async function submit(values: Profile) {
    const answer = await updateUser({ id: user.id, ...values })
    if (!answer.success) return showSubmitFailure(answer, form)
    const { email, pendingEmail } = answer.data
    const asksForCode = values.email !== email && pendingEmail !== undefined
    setRequestedEmail(asksForCode ? pendingEmail : undefined)
    show(answer.data)
    toast('success', asksForCode ? sharedTexts.otpSent : texts.saved)
  }

  function show(person: UserInfo) {
    // First, because writing into a field validates it.
    form.forgive()
    for (const name of fields) write(name, person[name] ?? '')
    setEditing(false)
  }

  return (
    <div className="flex flex-col gap-6">
      <form {...form.props(submit)} className="max-w-2xl">
        <h2 className="mb-4 text-lg font-semibold">{texts.heading}</h2>
        <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
          <Field
            label={texts.name}
            autoComplete="name"
            readOnly={!editing}
            defaultValue={user.name}
            {...form.field('name')}
          />
          <Field
            label={accountTexts.email}
            type="email"
            autoComplete="email"
            readOnly={!editing}
            defaultValue={user.email}
            {...form.field('email')}
          />
          <Field
            label={texts.phone}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            hint={texts.phoneHint}
            onChange={dropSpaces}
            readOnly={!editing}
            defaultValue={user.phone}
            {...form.field('phone')}
          />
          <fieldset disabled={!editing} aria-describedby="gender-note">
            <legend className="mb-1 text-sm font-medium">{texts.gender}</legend>
            <div className="flex gap-6">
              {genders.map((gender) => (
                <label key={gender} className="inline-flex min-h-11 items-center gap-2">
                  <input
                    type="radio"
                    name="gender"
                    value={gender}
                    defaultChecked={gender === user.gender}
                    className="size-5 accent-link"
                  />
                  {texts.genders[gender]}
                </label>
              ))}
            </div>
            <p id="gender-note" className="text-xs text-quiet">
              {texts.genderHint}
              <span className="block min-h-5 font-medium text-danger">{form.errors.gender}</span>
            </p>
          </fieldset>
        </div>
        <div className="mt-4 flex flex-wrap gap-3">
          {editing ? (
            <>
              <Button key="save" type="submit" busy={form.isSubmitting}>
                {texts.save}
              </Button>
              <Button key="cancel" look="secondary" onClick={() => show(user)}>
                {accountTexts.cancel}
              </Button>
            </>
          ) : (
            <Button key="edit" ref={edit} look="secondary" onClick={() => setEditing(true)}>
              {texts.edit}
            </Button>
          )}
        </div>
      </form>
      {user.pendingEmail !== undefined && (
        <NewEmail
          key={user.pendingEmail}
          user={user}
          isNew={requestedEmail === user.pendingEmail}
          onEnd={() => edit.current?.focus()}
        />
      )}
    </div>
  )
}
