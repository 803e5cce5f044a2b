import { useSyncExternalStore } from 'react'
import { proofPicture } from '../../session/proof-reason.ts'
import { accountTexts } from '../account.texts.ts'

const texts = accountTexts.forProof
const never = () => () => {}

/** Why one is here on the way to a proof, with the design that waits. */
export function ProofReason() {
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
