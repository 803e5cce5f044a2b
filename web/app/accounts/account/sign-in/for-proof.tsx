import { useSyncExternalStore } from 'react'
import type { Href } from '@tohfa/contract/shared/site-map'
import { proofPicture } from '#platform/session/proof-reason.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { SignInState } from '#platform/session/sign-in-state.ts'
import { forProofTexts as texts } from './for-proof.texts.ts'

/** An alternative to the page's form. */
export type OtherWay = { question?: string; to: Href; label: string; replace?: boolean }

const never = () => () => {}

/** The reason on the way to a proof, with a picture of the waiting design, and the alternative. */
export default function ForProof({ other, state }: { other: OtherWay; state: SignInState }) {
  return (
    <>
      <Reason />
      <ButtonLink
        to={other.to}
        state={state}
        replace={other.replace}
        size="lg"
        look="secondary"
        className="mb-5 w-full"
      >
        {other.label}
      </ButtonLink>
      <p className="mb-4 text-center text-sm text-quiet">{texts.or}</p>
    </>
  )
}

function Reason() {
  const picture = useSyncExternalStore(never, proofPicture, () => null)
  return (
    <div className="mb-6 flex items-center gap-4 border border-hairline bg-surface p-3">
      {picture && (
        <img
          src={picture}
          alt={texts.design}
          width={320}
          height={400}
          className="aspect-4/5 w-28 shrink-0 bg-sunken object-cover"
        />
      )}
      <div className="flex flex-col gap-1.5">
        <p className="font-semibold">{texts.why}</p>
        <p className="text-sm text-quiet">{texts.kept}</p>
      </div>
    </div>
  )
}
