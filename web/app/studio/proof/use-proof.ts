import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Design } from '@tohfa/contract/studio/designs'
import type { Proof } from '@tohfa/contract/studio/proofs'
import { call } from '#platform/api/api-client.ts'
import { type ProofTrouble, troubleOf } from './proof-trouble.ts'
import { sendDesign, sendPhotos, type ToSend, type Unsent } from '#studio/draft/send-design.ts'
import type { DraftPhoto, Photos } from '#studio/draft/draft-photo.ts'
import { useOnline } from '#ui/use-online.ts'
import { waitForProof } from './wait-for-proof.ts'

/** The progress of a proof. */
export type ProofState =
  | { step: 'sending'; share: number | null }
  | { step: 'rendering'; isSlow: boolean }
  /** `isAnew`: the one that was displayed before is gone. */
  | { step: 'ready'; proof: Proof; isAnew: boolean }
  | ProofTrouble

type ProofRequest = {
  request: ToSend
  photos: Photos
  /** Ends when no save of the design runs, which would change its version. */
  whenSaved: () => Promise<void>
  onPhotoSent: (photo: DraftPhoto) => Promise<void>
  onDesignSent: (design: Design) => void
  /** Gets the error of a field's value. */
  onRefused: (field: string, sentence: string) => void
}

/** Uploads a design and its photos, requests the proof, and waits for it (docs/studio.md 12.6). */
export function useProof(props: ProofRequest) {
  const { request, photos, whenSaved, onPhotoSent, onDesignSent, onRefused } = props
  const [state, setState] = useState<ProofState>({ step: 'sending', share: null })
  const running = useRef(new AbortController())
  const isOnline = useOnline()

  async function send(toSend: ToSend, signal: AbortSignal): Promise<Unsent | Proof | null> {
    setState({ step: 'sending', share: null })
    const onProgress = (share: number) => setState({ step: 'sending', share })
    const unsent = await sendPhotos(toSend, photos, onProgress, onPhotoSent)
    if (unsent || signal.aborted) return unsent
    const kept = await sendDesign(toSend)
    if (!kept.success) return kept
    onDesignSent(kept.data)
    const { id, version } = kept.data
    const answer = await call('POST /designs/:id/proofs', { params: { id }, body: { version } })
    if (!answer.success) return answer
    setState({ step: 'rendering', isSlow: false })
    const onSlow = () => setState({ step: 'rendering', isSlow: true })
    return waitForProof(answer.data.hash, onSlow, signal)
  }

  function fail(unsent: Unsent, toSend: ToSend) {
    const trouble = troubleOf(unsent, toSend, photos)
    if (trouble.step === 'failed' && trouble.field) onRefused(trouble.field, trouble.sentence)
    setState(trouble)
  }

  async function run(toSend: ToSend, isAnew = false) {
    running.current.abort()
    running.current = new AbortController()
    const { signal } = running.current
    const found = await send(toSend, signal)
    if (signal.aborted || !found) return
    if ('success' in found) fail(found, toSend)
    else setState({ step: 'ready', proof: found, isAnew })
  }

  const start = useEffectEvent(() => void run(request))
  useEffect(() => {
    let isOver = false
    const timer = setTimeout(() => void whenSaved().then(() => isOver || start()))
    return () => {
      isOver = true
      clearTimeout(timer)
      running.current.abort()
    }
  }, [whenSaved])

  // An interrupted step continues by itself when the connection is back.
  const goOn = useEffectEvent(() => {
    if (state.step === 'failed' && state.isCutOff) void run(request)
  })
  useEffect(() => {
    const follow = () => goOn()
    window.addEventListener('online', follow)
    return () => window.removeEventListener('online', follow)
  }, [])

  return {
    state,
    isOnline,
    again: () => void run(request),
    anew: () => void run(request, true),
    /** Saves what is here as another design, so that the changed one stays. */
    keepMine: () => void run({ ...request, design: null }),
    fail: (unsent: Unsent) => fail(unsent, request),
  }
}
