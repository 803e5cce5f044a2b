import { useState } from 'react'
import type { ListFinding } from '@tohfa/contract/studio/name-lists/list-findings'
import type { NameList } from '@tohfa/contract/studio/name-lists/name-lists'
import { call } from '#platform/api/api-client.ts'
import { putListIntoCart } from '#orders/cart/list-changes.ts'
import { useCart } from '#orders/cart/cart.store.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/choice.tsx'
import { ContactSheets } from './contact-sheets.tsx'
import { findingSentence } from './finding-sentence.ts'
import { ListSection } from './list-section.tsx'
import { nameListTexts as texts } from './name-list.texts.ts'
import { OneSizePart } from './one-size-part.tsx'
import type { NameListState } from './use-name-list.ts'

/** Drawing, looking, and one approval of all rows. */
export function ApprovalPart({
  list,
  change,
  send,
  reload,
  isSaving,
}: { list: NameList } & Pick<NameListState, 'change' | 'send' | 'reload' | 'isSaving'>) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [wasPut, setPut] = useState(false)
  const isInCart = useCart(({ items }) => items.some((line) => line.list?.id === list.id)) || wasPut
  const stops = list.findings.filter(({ level }) => level === 'stop')
  const warnings = list.findings.filter(({ level }) => level === 'warn')
  const { id, version, hash } = list

  async function draw() {
    setBusy(true)
    setProblem(null)
    const answer = await call('POST /name-lists/:id/proofs', { params: { id }, body: { version } })
    setBusy(false)
    if (!answer.success) setProblem(answer.error)
    reload()
  }

  async function approve() {
    if (warnings.some(({ code }) => !ticked.includes(code))) return setProblem(texts.tickFirst)
    setBusy(true)
    setProblem(null)
    let error: string | null = null
    await send(async () => {
      const answer = await call('POST /name-lists/:id/approval', {
        params: { id },
        body: { hash, ticked: [...ticked] },
      })
      if (!answer.success) error = answer.error
      return answer
    })
    setBusy(false)
    setProblem(error)
  }

  async function put() {
    setBusy(true)
    setProblem(null)
    const answer = await putListIntoCart(id)
    setBusy(false)
    if (!answer.success && answer.code !== 'already_in_cart') setProblem(answer.error)
    else setPut(true)
  }

  return (
    <ListSection heading={texts.look} sentence={texts.lookWhy}>
      <div className="flex flex-col items-start gap-4 pt-4">
        {list.total === 0 && <p className="text-sm">{texts.nobody}</p>}
        {stops.length > 0 && (
          <div className="w-full border-l-4 border-danger pl-4">
            <p className="font-semibold">{texts.stops(stops.length)}</p>
            <ul className="pt-2 text-sm">
              {stops.map((found) => (
                <li key={found.code} className="py-1">
                  {sentenceOf(found)}
                </li>
              ))}
            </ul>
          </div>
        )}
        <OneSizePart list={list} busy={busy || isSaving} onChange={(part) => void change(part)} />
        {list.state === 'rendering' && (
          <output className="w-full">
            <p className="tabular pb-2 text-sm font-medium">
              {texts.drawing(list.done, list.total)}
            </p>
            <progress
              value={list.done}
              max={list.total}
              aria-label={texts.look}
              className="h-2 w-full max-w-md accent-link"
            />
            <p className="pt-2 text-sm text-quiet">{texts.drawingWhy}</p>
          </output>
        )}
        {list.state === 'draft' && list.total > 0 && (
          <>
            <p className="text-sm">{texts.changed(list.total - list.done)}</p>
            <Button busy={busy || isSaving} onClick={() => void draw()}>
              {texts.draw(list.total - list.done)}
            </Button>
          </>
        )}
        {hash && <ContactSheets id={id} rows={list.total} hash={hash} />}
        {list.state === 'ready' && hash && stops.length === 0 && (
          <>
            {warnings.length > 0 && (
              <fieldset className="flex flex-col gap-1 [&_.choice]:whitespace-normal">
                <legend className="pb-1 font-semibold">{texts.warnings}</legend>
                {warnings.map((found) => (
                  <Checkbox
                    key={found.code}
                    name="ticked"
                    value={found.code}
                    label={sentenceOf(found)}
                    checked={ticked.includes(found.code)}
                    onChange={(on) =>
                      setTicked(
                        on ? [...ticked, found.code] : ticked.filter((code) => code !== found.code),
                      )
                    }
                  />
                ))}
              </fieldset>
            )}
            <p className="text-sm">{texts.approveWhy}</p>
            <Button size="lg" busy={busy || isSaving} onClick={() => void approve()}>
              {texts.approve(list.pieces)}
            </Button>
          </>
        )}
        {list.state === 'approved' && (
          <>
            <output className="font-semibold text-success">
              {isInCart ? texts.inCart : texts.approved}
            </output>
            {isInCart ? (
              <ButtonLink size="lg" to="/cart">
                {texts.seeCart}
              </ButtonLink>
            ) : (
              <Button size="lg" busy={busy || isSaving} onClick={() => void put()}>
                {texts.putIntoCart(list.pieces)}
              </Button>
            )}
          </>
        )}
        {problem && (
          <p role="alert" className="text-sm font-medium text-danger">
            {problem}
          </p>
        )}
      </div>
    </ListSection>
  )
}

const mostNamed = 12

/** A finding with the numbers of its rows. */
function sentenceOf({ rows, ...found }: ListFinding): string {
  const named = rows.slice(0, mostNamed).join(', ')
  const more = rows.length > mostNamed ? texts.andMore(rows.length - mostNamed) : ''
  const where = rows.length === 1 ? texts.rowNamed(named) : texts.rowsNamed(named)
  return `${where}${more}: ${findingSentence(found)}`
}
