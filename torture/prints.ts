import type { Proof } from '@tohfa/contract/studio/proofs'
import { order } from '../server/src/orders/order/orders.fixture.ts'
import type { Person } from '../server/testing/people.ts'
import type { Answer, TestShop } from '../server/testing/shop.ts'
import { askAgain, askUntil } from './ask-again.ts'
import { must, until } from './checks.ts'
import { type Approved, expectPrintsAsOrdered, type PrintedOrder } from './print-checks.ts'
import { countPrints, hurryPrints, recoverPrints } from './print-jobs.ts'
import { openPress } from './press.ts'

/** Few, so that people share proofs; most of them have a number behind. */
const names = ['मीरा', 'Asha', 'कीर्ति', 'Joseph']

/** What is read of an answer: of a design, and of a proof that was asked for. */
type Sent = { data: { id: string; hash: string } }
export type Prints = {
  /** What the process drew begins anew, as it would minutes later. */
  processKilled(): Promise<void>
  /** No new orders; what was ordered is drawn and printed to its end, each piece once, as approved. */
  end(): Promise<Record<string, number>>
}

/**
 * Buyers who approve what is printed for them and order it, and staff who print it, while servers and
 * databases fall: both ask again, as pages do.
 *
 * @param shop as people reach it, also by its `url`
 * @param productId of a key chain with a name
 */
export function keepPrinting(
  shop: TestShop,
  { people, staff, productId }: { people: Person[]; staff: Person[]; productId: string },
): Prints {
  const state = { over: false, retries: 0 }
  const approved: Approved = new Map()
  const orders: PrintedOrder[] = []
  let designs = 0
  const again = <T>(ask: () => Promise<Answer<T>>) => askAgain(state, ask)
  const send = ({ token }: Person, path: string, body: object) =>
    again(() => shop.call<Sent>('POST', path, { token, body }))

  /** A design, and the hash of its proof, which this person looked at and approved: its files are known. */
  async function approve(person: Person): Promise<{ proof: string; design: string }> {
    const number = designs++
    const name = `${names[number % names.length]}${number % 4 === 0 ? '' : ` ${number}`}`
    const design = await send(person, '/designs', {
      productId,
      color: 'White',
      values: { name },
    })
    must(design.status === 201, `a design was answered ${design.status}`)
    const proof = await drawn(person, design.body.data.id)
    const files = new Map(proof.pages.map(({ area, sha256 }) => [area, sha256]))
    const before = approved.get(proof.hash)
    for (const [area, sha256] of before ?? [])
      must(files.get(area) === sha256, `the proof ${proof.hash} changed`)
    approved.set(proof.hash, files)
    const ticked = proof.preflight.map(({ code }) => code)
    const { status } = await send(person, `/proofs/${proof.hash}/approval`, { ticked })
    must(status === 200, `an approval was answered ${status}`)
    return { proof: proof.hash, design: design.body.data.id }
  }

  async function drawn(person: Person, design: string): Promise<Proof> {
    for (;;) {
      const asked = await send(person, `/designs/${design}/proofs`, {
        version: 1,
      })
      must(asked.status === 202, `a proof was answered ${asked.status}`)
      const path = `/proofs/${asked.body.data.hash}`
      const { token } = person
      const proof = await askUntil(state, async () => {
        const { body } = await shop.call<{ data: Proof }>('GET', path, { token })
        return body.data.state === 'rendering' ? undefined : body.data
      })
      // Killed as often as it is tried: whoever wants it asks anew.
      if (proof.state === 'ready') return proof
    }
  }

  async function buy(person: Person): Promise<void> {
    const { proof, design } = await approve(person)
    const selectedDetails = { color: 'White', proof }
    const line = { product_id: productId, user_id: person.id, selectedDetails }
    const { status } = await send(person, '/cart', line)
    must(status < 300, `a line was answered ${status}`)
    const key = crypto.randomUUID()
    const placed = await again(() => order(shop, person, 'cash', { key }))
    must(placed.status === 201, `an order was answered ${placed.status} ${placed.body.code}`)
    orders.push({ id: placed.body.data.order.id, hash: proof, userId: person.id })
    // A person keeps so many designs and no more; what was ordered stays.
    const { token } = person
    await again(() => shop.call('DELETE', `/designs/${design}`, { token }))
  }

  const buyers = people.map(async (person) => {
    while (!state.over) await buy(person)
  })
  const press = openPress(shop, staff, { approved, state })
  // Heard at the end; until then a failure of one must not end the process.
  for (const working of [...buyers, press.ended]) working.catch(() => (state.over = true))

  return {
    processKilled: () => hurryPrints(shop.db).catch(() => undefined),
    async end() {
      state.over = true
      await hurryPrints(shop.db)
      await Promise.all(buyers)
      let looks = 0
      const allPrinted = until(
        'all that was ordered is printed',
        async () => {
          if (looks++ % 100 === 0) await recoverPrints(shop.db)
          return (await countPrints(shop.db)).left === 0
        },
        300,
      )
      await Promise.race([allPrinted, press.ended.then(() => allPrinted)])
      press.close()
      const tried = await press.ended
      await expectPrintsAsOrdered(shop.db, orders, approved)
      await press.expectFilesAsApproved()
      const { drawnAgain } = await countPrints(shop.db)
      return {
        prints: orders.length,
        proofs: approved.size,
        ...tried,
        drawnAgain,
        retries: state.retries,
      }
    },
  }
}
