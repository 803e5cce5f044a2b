import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxQuantity } from '@tohfa/contract/orders/cart-limits'
import {
  buyerActions,
  returnMove,
  returnStates,
  staffReturnActions,
} from '@tohfa/contract/fulfilment/return-moves'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { quietJobs } from '#platform/jobs/jobs.fixture.ts'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { aDelivered, aReturnIn, moveOwn, moveReturn, readReturn } from './returns.fixture.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  await quietJobs(shop)
})
afterAll(async () => {
  await expectAuditPasses(shop)
  await shop.close()
})

let unasked: Awaited<ReturnType<typeof aDelivered>>[] = []
/** A delivered piece that no return is of; many are bought at once, which takes longer than a return. */
async function aPiece() {
  if (unasked.length === 0)
    unasked = Array<(typeof unasked)[number]>(maxQuantity).fill(
      await aDelivered(shop, admin, maxQuantity),
    )
  return unasked.pop()
}

const isLegal = (state: (typeof returnStates)[number], action: Action, mover: Mover) =>
  returnMove(state, action, mover) !== null
type Mover = 'customer' | 'admin'
type Action = (typeof buyerActions)[number] | (typeof staffReturnActions)[number]
const everyAction = [
  ...buyerActions.map((action) => ({ action, mover: 'customer' as const })),
  ...staffReturnActions.map((action) => ({ action, mover: 'admin' as const })),
]

const act = (person: Person, id: string, action: Action, mover: Mover) =>
  mover === 'customer' ? moveOwn(shop, person, id, action) : moveReturn(shop, admin, id, action)

test.each(returnStates)(
  'a return that is %s is moved by no action outside the table',
  async (state) => {
    const { person, id } = await aReturnIn(shop, admin, state, await aPiece())
    for (const { action, mover } of everyAction) {
      if (isLegal(state, action, mover)) continue
      const { status, body } = await act(person, id, action, mover)
      expect([status, body.code], `${action} by ${mover}`).toEqual([409, 'invalid_transition'])
    }
    expect((await readReturn(shop, person, id)).state).toBe(state)
  },
)

const legal = returnStates.flatMap((state) =>
  everyAction
    .filter(({ action, mover }) => isLegal(state, action, mover))
    .map(({ action, mover }) => ({ state, action, mover })),
)

test.each(legal)('a return that is $state is moved by $action of $mover', async (move) => {
  const { state, action, mover } = move
  const { person, id } = await aReturnIn(shop, admin, state, await aPiece())
  const { status } = await act(person, id, action, mover)
  expect(status).toBe(200)
  const { state: now, history } = await readReturn(shop, person, id)
  expect(now).toBe(returnMove(state, action, mover))
  expect(history.at(-1)).toMatchObject({ action, actor: mover, state: now, by: null })
})
