import { useCallback, useEffect, useRef, useState } from 'react'
import type { NameList } from '@tohfa/contract/studio/name-lists/name-lists'
import type { FieldValues } from '@tohfa/print-engine/scene/template-fields'
import { type Answer, call, type CallOptions, type Failed } from '#platform/api/api-client.ts'
import { toast } from '#ui/toast/toast.ts'
import { nameListTexts as texts } from './name-list.texts.ts'

const pollMs = 2_000
const debounceMs = 700

/** A changed part of a list, without its version. */
export type ListChange = Omit<CallOptions<'PUT /name-lists/:id'>['body'], 'version'>
/** A row as it is edited; absent colour and size are those of the list. */
export type EditedRow = {
  values: FieldValues
  color?: string
  size?: string
  quantity: number
  note?: string
}

type Known = { list: NameList } | { failure: Failed } | null

/**
 * A name list with its changes. Only one change is sent at a time, with the version that was read;
 * while rows are drawn it is read again and again.
 */
export function useNameList(id: string) {
  const [known, setKnown] = useState<Known>(null)
  /** The edited rows that are not saved yet. */
  const [edited, setEdited] = useState<EditedRow[] | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Failed | null>(null)
  const latest = useRef<NameList>(undefined)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const show = useCallback((list: NameList) => {
    latest.current = list
    setKnown({ list })
  }, [])

  /** Reads the list, as far as nobody has left the page. */
  const read = useCallback(
    async (signal?: AbortSignal) => {
      const answer = await call('GET /name-lists/:id', { params: { id }, signal })
      if (signal?.aborted) return
      if (answer.success) show(answer.data)
      else if (!latest.current) setKnown({ failure: answer })
    },
    [id, show],
  )
  useEffect(() => {
    const controller = new AbortController()
    const first = async () => read(controller.signal)
    void first()
    return () => controller.abort()
  }, [read])

  const list = known && 'list' in known ? known.list : null
  const isDrawing = list?.state === 'rendering'
  useEffect(() => {
    if (!isDrawing) return undefined
    const controller = new AbortController()
    const timer = setInterval(() => void read(controller.signal), pollMs)
    return () => {
      clearInterval(timer)
      controller.abort()
    }
  }, [isDrawing, read])

  /** Sends something that answers with the list; a list that changed meanwhile is shown as it is. */
  const send = useCallback(
    (ask: (list: NameList) => Promise<Answer<NameList>>): Promise<boolean> => {
      const sent = queue.current.then(async () => {
        if (!latest.current) return false
        setSaving(true)
        const answer = await ask(latest.current)
        setSaving(false)
        if (answer.success) {
          show(answer.data)
          setFailure(null)
          return true
        }
        if (answer.code === 'list_changed') {
          toast('info', texts.changedElsewhere, 'name-list')
          setEdited(null)
          await read()
        }
        setFailure(answer.code === 'list_changed' ? null : answer)
        return false
      })
      queue.current = sent
      return sent
    },
    [show, read],
  )

  const change = useCallback(
    (part: ListChange) =>
      send(({ version }) =>
        call('PUT /name-lists/:id', { params: { id }, body: { ...part, version } }),
      ),
    [id, send],
  )

  /** Changes shared values; those of other fields stay as the shop has them. */
  const changeValues = useCallback(
    (values: FieldValues) =>
      send(({ version, values: before }) =>
        call('PUT /name-lists/:id', {
          params: { id },
          body: { values: { ...before, ...values }, version },
        }),
      ),
    [id, send],
  )

  const saveRows = useCallback(
    async (rows: EditedRow[]) => {
      const isSaved = await change({ rows })
      if (isSaved) setEdited((now) => (now === rows ? null : now))
    },
    [change],
  )
  // The rows are saved once nobody types any more.
  useEffect(() => {
    if (!edited) return undefined
    const timer = setTimeout(() => void saveRows(edited), debounceMs)
    return () => clearTimeout(timer)
  }, [edited, saveRows])

  return {
    list,
    failure: known && 'failure' in known ? known.failure : null,
    reload: () => void read(),
    rows: edited ?? (list ? editedRows(list) : []),
    editRows: setEdited,
    change,
    changeValues,
    send,
    /** Sends edited rows again that could not be saved. */
    retry: edited && (() => void saveRows(edited)),
    isSaving: isSaving || (edited !== null && !failure),
    notSaved: failure,
  }
}

export type NameListState = ReturnType<typeof useNameList>

/** The rows as they are edited: what is as on the list is left out. */
function editedRows(list: NameList): EditedRow[] {
  return list.rows.map(({ values, color, size, quantity, note }) => ({
    values,
    ...(color !== list.color && { color }),
    ...(size && size !== list.size && { size }),
    quantity,
    ...(note && { note }),
  }))
}
