import { listStopCodes } from '@tohfa/contract/studio/name-lists/list-findings'
import type { RowFinding } from '@tohfa/contract/studio/name-lists/list-findings'
import type { NameListChange } from '@tohfa/contract/studio/name-lists/name-lists'
import { personalisationPrice } from '@tohfa/contract/studio/print-price'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import type { Database } from '#platform/database/connect.ts'
import type { ListWords } from '#platform/database/schema/bought-line.ts'
import { type Fields, refusedFields } from '#platform/http/failures.ts'
import { type Message, message } from '#platform/http/messages.ts'
import { variantsOf } from '#studio/designs/designs.queries.ts'
import type { PhotosNamed } from '#studio/designs/fill-in.ts'
import type { PreparedProof } from '#studio/proofs/proofs.service.ts'
import { liveStudio } from '#studio/templates/product-studio.service.ts'
import { baseOf, readRows } from './change-list.ts'
import { type Checked, checkRows } from './check-rows.ts'
import { findList, findRows, titleOf } from './name-lists.queries.ts'
import { findingsOf } from './row-findings.ts'
import type { GivenRow } from './sheet-rows.ts'
import { givenOf } from './stored-rows.ts'
import { knownColor, type Variant } from './variants.ts'

/** The rows of a list that is stored nowhere, or the id of a list of whoever sends it. */
export type ListToPrepare = {
  productId: string
  color: string
  size: string | null
  list: Omit<NameListChange, 'version' | 'color' | 'size'> & { id?: string | undefined }
}

/** A row that can be drawn, with its proof and what its print costs a piece, in paise. */
export type PreparedRow = {
  n: number
  color: string
  size: string | null
  quantity: number
  words: ListWords
  scene: Scene
  proof: PreparedProof
}

/**
 * The rows of a list with their proofs; nothing is stored. 400 with `fields` under `rows` for what
 * cannot be drawn or is not offered.
 */
export async function prepareRows(
  db: Database,
  userId: string,
  { productId, color: chosen, size, list }: ListToPrepare,
  photosNamed: PhotosNamed,
): Promise<PreparedRow[]> {
  const studio = await liveStudio(db, productId)
  const variants = await variantsOf(db, productId)
  const color = knownColor(variants, chosen) ?? chosen
  const { title, values, scene, oneSize, rows } = await readGiven()
  if (rows.length === 0) throw refusedFields({ rows: message('noRows') })
  const shared = await baseOf(
    { values: values ?? undefined, scene: scene ?? undefined },
    studio,
    photosNamed,
  )
  const base = { userId, color, oneSize, ...shared }
  const checked = await checkRows(base, rows, studio, photosNamed)
  const choices = rows.map((row) => ({ color: row.color ?? color, size: row.size ?? size }))
  refuseStops()
  const { surchargePaise: surcharge, extraAreaPaise: extraArea } = studio
  return rows.map((row, at) => {
    const { drawn, areasInUse, fieldValues, preflight } = checked[at] ?? missing()
    const choice = choices[at] ?? missing()
    if (!drawn) return missing()
    const words = Object.entries({ ...shared.values, ...row.values })
    return {
      n: at + 1,
      ...choice,
      quantity: row.quantity,
      words: {
        title,
        values: Object.fromEntries(
          words.flatMap(([id, word]) => (word === null ? [] : [[id, word]])),
        ),
      },
      scene: drawn.scene,
      proof: {
        proof: drawn,
        request: { productId, ...choice, areasInUse, fieldValues, preflight },
        pricePaise: personalisationPrice({ surcharge, extraArea }, areasInUse),
      },
    }
  })

  /** What was sent, or what is stored under its id. */
  async function readGiven() {
    if (list.id !== undefined) {
      const stored = await findList(db, { id: list.id, userId })
      if (stored?.productId !== productId) throw refusedFields({ id: message('draftListGone') })
      return { ...stored, rows: (await findRows(db, stored.id)).map(givenOf) }
    }
    const read = await readRows(userId, list, { fields: studio.fields, variants })
    return {
      title: list.title ?? (await titleOf(db, productId)),
      values: list.values,
      scene: list.scene,
      oneSize: list.oneSize ?? false,
      rows: read?.rows ?? [],
    }
  }

  function refuseStops(): void {
    const judged = rows.map((row, at) =>
      toJudge(row, checked[at] ?? missing(), choices[at] ?? missing()),
    )
    const found = findingsOf(judged, { fields: studio.fields, variants, columns: [] })
    const refused: Fields = {}
    for (const [at, findings] of found.entries())
      for (const one of findings)
        if (one.level === 'stop' && isOfLists(one.code))
          refused[`rows.${at}.${pathOf(one.field)}`] = sentenceOf(one)
    if (Object.keys(refused).length > 0) throw refusedFields(refused)
  }
}

const toJudge = (
  { values, cellFindings }: GivenRow,
  { problems, fitted }: Checked,
  choice: Variant,
) => ({
  values,
  ...choice,
  cellFindings: [...cellFindings, ...problems],
  // Those of the print are judged where it is approved.
  preflight: [],
  fitted,
  hasFailed: false,
})

function missing(): never {
  throw new Error('a row was not checked')
}

const isOfLists = (code: string): boolean => (listStopCodes as readonly string[]).includes(code)

const pathOf = (field: string | undefined): string =>
  field === undefined || ['color', 'size', 'quantity'].includes(field)
    ? (field ?? 'values')
    : `values.${field}`

/** The sentences of findings whose messages pages translate. */
const messages: Partial<Record<RowFinding['code'], (most: number) => Message>> = {
  size_missing: () => message('required'),
  unknown_size: () => message('sizeNotOffered'),
  unknown_color: () => message('colorNotOffered'),
  too_long: (most) => message('tooLong', most),
  bad_quantity: () => message('piecesOfRow'),
  bad_color: () => message('colorNotValid'),
  unknown_choice: () => message('choiceUnknown'),
  unknown_photo: () => message('notYourPhoto'),
  unknown_field: () => message('fieldUnknown'),
}

const sentenceOf = ({ code, params, text }: RowFinding): Message =>
  messages[code]?.(Number(params[0])) ?? { text }
