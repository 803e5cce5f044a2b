import { expect } from 'vitest'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import type { Design } from '@tohfa/contract/studio/designs'
import type { RequestedProof, Proof } from '@tohfa/contract/studio/proofs'
import type { Person } from '#testing/people.ts'
import type { Answer, TestShop } from '#testing/shop.ts'
import { aDesign } from '#studio/studio.fixture.ts'

type Shop = Pick<TestShop, 'call'>
type By = Pick<Person, 'token'>
type ProofAnswer<T = Proof> = Answer<Partial<FailureEnvelope> & { data: T }>

/** Requests the proof of a design. */
export function askProof(
  shop: Shop,
  { token }: By,
  { id, version }: Pick<Design, 'id' | 'version'>,
): Promise<ProofAnswer<RequestedProof>> {
  return shop.call('POST', `/designs/${id}/proofs`, { token, body: { version } })
}

export function readProof(shop: Shop, { token }: By, hash: string): Promise<ProofAnswer> {
  return shop.call('GET', `/proofs/${hash}`, { token })
}

export function approve(
  shop: Shop,
  { token }: By,
  hash: string,
  ticked: readonly string[] = [],
): Promise<ProofAnswer> {
  return shop.call('POST', `/proofs/${hash}/approval`, { token, body: { ticked } })
}

/** The proof of a design, drawn. */
export async function drawnProof(shop: Shop, person: By, design: Design): Promise<Proof> {
  const asked = await askProof(shop, person, design)
  if (asked.status !== 202) throw new Error(`no proof: ${JSON.stringify(asked.body)}`)
  const read = () => readProof(shop, person, asked.body.data.hash)
  await expect.poll(async () => (await read()).body.data.state).toBe('ready')
  return (await read()).body.data
}

/** A proof that a person approved: of a mug with these words, or of a given design. */
export async function approvedProof(
  shop: TestShop,
  person: By,
  { name, design }: { name?: string; design?: Design } = {},
): Promise<{ proof: Proof; design: Design }> {
  const made = design ?? (await aDesign(shop, person, name))
  const drawn = await drawnProof(shop, person, made)
  const codes = drawn.preflight.map(({ code }) => code)
  const { status, body } = await approve(shop, person, drawn.hash, codes)
  if (status !== 200) throw new Error(`not approved: ${JSON.stringify(body)}`)
  return { proof: body.data, design: made }
}
