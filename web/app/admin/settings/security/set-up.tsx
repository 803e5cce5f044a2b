import { useEffect, useRef, useState } from 'react'
import type { SecondFactorSecret } from '@tohfa/contract/accounts/second-factor'
import { Button } from '#ui/button.tsx'
import { AskForm } from './ask-form.tsx'
import { QrCode } from './qr-code.tsx'
import { beginSecondFactor, confirmSecondFactor } from './security.calls.ts'
import { securityTexts as texts } from './security.texts.ts'

/** The steps of enabling the second factor: password, app, code, and recovery codes. */
export function SetUp({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const [secret, setSecret] = useState<SecondFactorSecret | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  if (codes) return <Codes codes={codes} onKept={onDone} />
  if (!secret)
    return (
      <AskForm
        asks={['password']}
        action={texts.goOn}
        onCancel={onCancel}
        onGiven={async ({ password }) => {
          const answer = await beginSecondFactor(password)
          if (!answer.success) return answer
          setSecret(answer.data)
          return null
        }}
      />
    )
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg font-semibold">{texts.scanHeading}</h2>
        <p className="mt-1 text-sm text-quiet">{texts.scanSentence}</p>
      </div>
      <QrCode text={secret.uri} name={texts.qrName} />
      <p className="text-sm">
        {texts.byHand}
        <code className="mt-1 block text-base">{secret.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <AskForm
        key="code"
        asks={['code']}
        codeHint={texts.codeHint}
        action={texts.turnOn}
        onCancel={onCancel}
        onGiven={async ({ code }) => {
          const answer = await confirmSecondFactor(code)
          if (!answer.success) return answer
          setCodes(answer.data.recoveryCodes)
          return null
        }}
      />
    </div>
  )
}

function Codes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col items-start gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold">
        {texts.doneHeading}
      </h2>
      <p>{texts.doneSentence}</p>
      <ul
        aria-label={texts.codesLabel}
        className="grid gap-x-8 gap-y-2 border-y border-hairline py-4 sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="text-sm break-all">{code}</code>
          </li>
        ))}
      </ul>
      <Button onClick={onKept}>{texts.kept}</Button>
    </div>
  )
}
