import { X } from 'lucide'
import { type ReactNode, useId, useState, type SubmitEvent } from 'react'
import type { ExpectedPerson } from '@tohfa/contract/studio/name-lists/expected'
import type { NameList } from '@tohfa/contract/studio/name-lists/name-lists'
import { formatDate } from '#platform/i18n/dates.ts'
import { Button, buttonClass, IconButton } from '#ui/button.tsx'
import { TextArea } from '#ui/form/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast/toast.ts'
import { expectedTexts as texts } from './collect.texts.ts'
import { ListSection } from './list-section.tsx'
import { readPeople, withTyped } from './read-people.ts'
import { useExpected } from './use-expected.ts'
import { whatsappAddress } from './whatsapp-address.ts'

/** Those who should fill in a row: who is missing, and a reminder for each. */
export function ExpectedPart({ list }: { list: NameList }) {
  const { people, isReading, failure, again, isSaving, save } = useExpected(list)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  /** Whom a reminder was opened for since the page was opened. */
  const [reminded, setReminded] = useState<ReadonlySet<string>>(new Set())
  const missingId = useId()
  const missing = people?.filter(({ row }) => row === null) ?? []
  const here = people?.filter(({ row }) => row !== null) ?? []

  async function add(event: SubmitEvent) {
    event.preventDefault()
    if (!people || isSaving) return
    const read = readPeople(typed)
    if (read.length === 0) return setProblem(texts.nobodyTyped)
    const wished = withTyped(people, read)
    const refused = await save(wished.map(({ line: _line, ...person }) => person))
    if (!refused) {
      setTyped('')
      return setProblem(undefined)
    }
    const [path, sentence = refused.error] = Object.entries(refused.fields ?? {})[0] ?? []
    const line = wished[Number(path?.split('.')[1])]?.line
    setProblem(line === undefined ? sentence : texts.atLine(line, sentence))
  }

  async function remove(person: ExpectedPerson) {
    const left = (people ?? []).filter((one) => one !== person)
    const refused = await save(
      left.map(({ id, name, phone }) => ({ id, name, ...(phone !== null && { phone }) })),
    )
    if (refused) toast('error', refused.error, 'name-list')
  }

  const removal = (person: ExpectedPerson) => (
    <IconButton
      name={texts.removeOf(person.name)}
      className="shrink-0"
      onClick={() => void remove(person)}
    >
      <Icon shape={X} className="size-5" />
    </IconButton>
  )
  const reminderAndRemoval = (person: ExpectedPerson) => (
    <>
      {person.url !== null && (
        <a
          className={buttonClass('secondary', 'md', 'shrink-0')}
          href={whatsappAddress(
            texts.reminder(
              person.name,
              list.title,
              formatDate(list.collect?.until ?? ''),
              person.url,
            ),
            person.phone === null ? '' : `91${person.phone}`,
          )}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.remindOf(person.name)}
          onClick={() => setReminded(new Set([...reminded, person.id]))}
        >
          {texts.remind}
        </a>
      )}
      {removal(person)}
    </>
  )
  return (
    <ListSection heading={texts.heading} sentence={texts.sentence}>
      {failure && !people && (
        <div role="alert" className="flex flex-wrap items-center gap-x-4 pt-3 text-sm">
          <p>{failure.error}</p>
          <Button look="quiet" onClick={again}>
            {texts.again}
          </Button>
        </div>
      )}
      {people && people.length > 0 && (
        <p aria-live="polite" aria-busy={isReading} className="pt-3 text-sm font-medium">
          {missing.length === 0
            ? texts.complete(here.length)
            : texts.count(here.length, people.length)}
        </p>
      )}
      {missing.length > 0 && (
        <div className="max-w-2xl">
          {missing[0]?.url === null && <p className="pt-1 text-sm">{texts.linkFirst}</p>}
          <h3 id={missingId} className="pt-3 pb-1 text-sm font-semibold">
            {texts.missing(missing.length)}
          </h3>
          <PeopleList
            labelledBy={missingId}
            people={missing}
            detailOf={({ id, phone }) =>
              [phone, reminded.has(id) && texts.reminded].filter(Boolean).join(' · ')
            }
            actionsOf={reminderAndRemoval}
          />
        </div>
      )}
      {here.length > 0 && (
        <details className="max-w-2xl pt-2">
          <summary className="inline-flex min-h-11 items-center text-sm text-link underline-offset-4 hover:underline">
            {texts.here(here.length)}
          </summary>
          <PeopleList
            people={here}
            detailOf={({ row }) => texts.inRow(row ?? 0)}
            actionsOf={removal}
          />
        </details>
      )}
      <form noValidate onSubmit={(event) => void add(event)} className="max-w-md pt-4">
        <TextArea
          label={texts.people}
          name="expected"
          rows={4}
          value={typed}
          placeholder={texts.example}
          autoComplete="off"
          spellCheck={false}
          hint={texts.hint}
          error={problem}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setProblem(undefined)
          }}
        />
        <Button type="submit" look="secondary" busy={isSaving}>
          {texts.add}
        </Button>
      </form>
    </ListSection>
  )
}

function PeopleList({
  people,
  labelledBy,
  detailOf,
  actionsOf,
}: {
  people: readonly ExpectedPerson[]
  labelledBy?: string
  detailOf: (person: ExpectedPerson) => string
  actionsOf: (person: ExpectedPerson) => ReactNode
}) {
  return (
    <ul
      aria-labelledby={labelledBy}
      className="max-h-120 divide-y divide-hairline overflow-y-auto border-y border-hairline"
    >
      {people.map((person) => (
        <li key={person.id} className="flex items-center gap-3 py-1">
          <p className="min-w-0 flex-auto text-sm wrap-anywhere">
            <bdi className="font-medium">{person.name}</bdi>
            <span className="tabular block text-xs text-quiet">{detailOf(person)}</span>
          </p>
          {actionsOf(person)}
        </li>
      ))}
    </ul>
  )
}
