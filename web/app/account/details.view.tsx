import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { genders, profile, type Session, type UserInfo } from '@tohfa/contract/accounts'
import { useAppDispatch } from '../store.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'
import { accountTexts } from './account.texts.ts'
import { SignedInDevices } from './signed-in-devices.tsx'
import { showSubmitFailure } from './submit-failure.ts'
import { fetchUserInfo, updateUserInfo } from './user.slice.ts'
import { YourData } from './your-data.tsx'

const texts = accountTexts.profile
const fields = ['name', 'email', 'phone', 'gender'] as const

/** Who somebody is to the shop, where they are signed in, and what becomes of their data. */
export function DetailsView({ session: { userInfo } }: { session: Session }) {
  return (
    <div className="flex flex-col gap-12">
      <PersonalInformation user={userInfo} />
      <SignedInDevices userId={userInfo.id} />
      <YourData userId={userInfo.id} />
    </div>
  )
}

/** Read-only until Edit; Save stores it, Cancel restores it (spec section 4). */
function PersonalInformation({ user }: { user: UserInfo }) {
  const dispatch = useAppDispatch()
  const [editing, setEditing] = useState(false)
  const { register, handleSubmit, reset, setError, setFocus, formState } = useForm({
    resolver: zodResolver(profile),
    values: valuesOf(user),
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isSubmitting } = formState

  useEffect(() => {
    const fetching = dispatch(fetchUserInfo(user.id))
    return () => fetching.abort()
  }, [dispatch, user.id])

  useEffect(() => {
    if (editing) setFocus('name')
  }, [editing, setFocus])

  const submit = handleSubmit(async (values) => {
    const outcome = await dispatch(updateUserInfo({ id: user.id, ...values }))
    if (!updateUserInfo.fulfilled.match(outcome))
      return showSubmitFailure(outcome.payload, fields, setError)
    show(outcome.payload)
    setEditing(false)
    toast('success', texts.saved)
  })

  /** What was typed is kept when news come from the server, but not here. */
  function show(person: UserInfo) {
    reset(valuesOf(person), { keepDirtyValues: false })
  }

  function cancel() {
    show(user)
    setEditing(false)
  }

  return (
    <form noValidate className="max-w-2xl" onSubmit={submit}>
      <h2 className="mb-4 text-lg font-semibold">{texts.heading}</h2>
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <Field
          label={texts.name}
          autoComplete="name"
          readOnly={!editing}
          error={errors.name?.message}
          {...register('name')}
        />
        <Field
          label={accountTexts.email}
          type="email"
          autoComplete="email"
          readOnly={!editing}
          error={errors.email?.message}
          {...register('email')}
        />
        <Field
          label={texts.phone}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          hint={texts.phoneHint}
          readOnly={!editing}
          error={errors.phone?.message}
          {...register('phone')}
        />
        <fieldset disabled={!editing} aria-describedby="gender-note">
          <legend className="mb-1 text-sm font-medium">{texts.gender}</legend>
          <div className="flex gap-6">
            {genders.map((gender) => (
              <label key={gender} className="inline-flex min-h-11 items-center gap-2">
                <input
                  type="radio"
                  value={gender}
                  className="size-5 accent-link"
                  {...register('gender')}
                />
                {texts.genders[gender]}
              </label>
            ))}
          </div>
          <p id="gender-note" className="min-h-5 text-xs font-medium text-danger">
            {errors.gender?.message}
          </p>
        </fieldset>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {editing ? (
          <>
            <Button key="save" type="submit" busy={isSubmitting}>
              {texts.save}
            </Button>
            <Button key="cancel" look="secondary" onClick={cancel}>
              {accountTexts.cancel}
            </Button>
          </>
        ) : (
          <Button key="edit" look="secondary" onClick={() => setEditing(true)}>
            {texts.edit}
          </Button>
        )}
      </div>
    </form>
  )
}

/** A gender that was never told is no choice at all. */
function valuesOf({ name, email, phone, gender }: UserInfo) {
  return { name, email, phone, ...(gender && { gender }) } as {
    name: string
    email: string
    phone: string
    gender: (typeof genders)[number]
  }
}
