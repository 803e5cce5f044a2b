import { useState } from 'react'
import type { Templates } from '@tohfa/contract/backoffice/templates.calls'
import { call } from '#platform/api/api-client.ts'
import { useCall } from '#platform/api/use-call.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { useNavigate } from '#ui/link.ts'
import { toast } from '#ui/toast/toast.ts'
import { adminLoader } from '#admin/frame/admin-loader.ts'
import { Reading } from '#admin/frame/reading.tsx'
import type { Route } from './+types/templates.page'
import { EndBar } from './end-bar.tsx'
import { EndQuestion } from './end-question.tsx'
import { type Choice, TemplateList } from './template-list.tsx'
import { templatesTexts as texts } from './templates.texts.ts'

export const clientLoader = adminLoader(({ signal }) => call('GET /admin/templates', { signal }))

/** Products to begin with, and the end of the sample (docs/product.md 15.36). */
export default function TemplatesPage({ loaderData }: Route.ComponentProps) {
  const { answer, latest, reload } = useLoaded(loaderData)
  const read = latest?.success ? latest.data : null

  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <h1 className="text-2xl font-semibold tracking-tight">{texts.heading}</h1>
      <p className="max-w-prose pb-2 text-sm text-quiet">{texts.sentence}</p>
      <Reading answer={answer} known={read} texts={texts} reload={reload} />
      {read && <Chooser read={read} reload={reload} />}
    </div>
  )
}

function Chooser({ read, reload }: { read: Templates; reload: () => void }) {
  const { isSample, goes } = read
  const [choice, setChoice] = useState<Choice>(new Map())
  const [isAsked, setAsked] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [busy, send] = useCall()
  const navigate = useNavigate()
  const going =
    goes.products - read.templates.filter(({ key, here }) => here && choice.has(key)).length

  function choose(key: string, pays: string | null) {
    const next = new Map(choice)
    if (pays === null) next.delete(key)
    else next.set(key, pays)
    setChoice(next)
  }

  async function begin() {
    setAsked(false)
    const answer = await send('POST /admin/templates', {
      body: {
        choose: [...choice].map(([key, pays]) => ({
          key,
          ...(pays.trim() && { pays: Number(pays.replaceAll(',', '')) }),
        })),
        goes: isSample ? going : 0,
      },
    })
    if (!answer.success) {
      setError(answer.error)
      toast('error', answer.error, 'templates')
      return reload()
    }
    toast('success', isSample ? texts.ended : texts.added, 'templates')
    void navigate('/admin/today')
  }

  return (
    <>
      {isSample && <p className="max-w-prose pb-4 text-sm">{texts.ofSample}</p>}
      <TemplateList read={read} choice={choice} onChoose={choose} />
      <EndBar
        chosen={choice.size}
        isSample={isSample}
        busy={busy}
        error={error}
        onEnd={() => (isSample ? setAsked(true) : void begin())}
      />
      <EndQuestion
        open={isAsked}
        goes={{ ...goes, products: going }}
        onAgree={() => void begin()}
        onRefuse={() => setAsked(false)}
      />
    </>
  )
}
