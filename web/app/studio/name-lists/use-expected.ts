import { useEffect, useState } from 'react'
import type { ExpectedPerson, PersonToExpect } from '@tohfa/contract/studio/name-lists/expected'
import type { NameList } from '@tohfa/contract/studio/name-lists/name-lists'
import { call, type Failed } from '#platform/api/api-client.ts'

/** Those who should fill in a row, as they were at some state of the list. */
type Known = { at: string; people: ExpectedPerson[] }

/** Those who should fill in a row of a list; read again whenever its rows or its link change. */
export function useExpected({ id, version, collect }: NameList) {
  const [known, setKnown] = useState<Known>()
  const [failure, setFailure] = useState<Failed>()
  const [isSaving, setSaving] = useState(false)
  const [turn, setTurn] = useState(0)
  const at = JSON.stringify([version, collect?.until, turn])

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    async function read() {
      const answer = await call('GET /name-lists/:id/expected', { params: { id }, signal })
      if (signal.aborted) return
      if (answer.success) setKnown({ at, people: answer.data })
      else setFailure(answer)
    }
    void read()
    return () => controller.abort()
  }, [id, at])

  /** The failure, if they could not be saved. */
  async function save(wished: PersonToExpect[]): Promise<Failed | undefined> {
    setSaving(true)
    const body = { people: wished }
    const answer = await call('PUT /name-lists/:id/expected', { params: { id }, body })
    setSaving(false)
    if (!answer.success) return answer
    setKnown({ at, people: answer.data })
    return undefined
  }

  return {
    people: known?.people,
    isReading: known?.at !== at,
    failure,
    again: () => setTurn(turn + 1),
    isSaving,
    save,
  }
}
