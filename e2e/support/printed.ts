import { expect, type Page } from '@playwright/test'
import { answered, sessionOf } from './by-call.ts'
import { admin } from './running-shop.ts'
import { aMugWith } from './studio.ts'

/** A mug with a name on it, as staff put it. */
const studio = {
  live: true,
  required: false,
  blank: 'mug',
  template: {
    v: 1,
    blank: 'mug',
    areas: [
      {
        id: 'wrap',
        background: '#ffffff',
        items: [
          {
            id: 'name',
            kind: 'text',
            x: 40,
            y: 0,
            text: 'मीरा',
            font: 'baloo-2-700',
            size: 18,
            color: '#a8322a',
            field: 'name',
          },
        ],
      },
    ],
  },
  fields: [
    {
      id: 'name',
      label: 'Name',
      labelHi: 'नाम',
      kind: 'text',
      max: 20,
      required: true,
      sample: 'मीरा',
    },
  ],
  surcharge: 120,
  extraArea: 0,
}

export type PrintedMug = { id: string; title: string; color: string }

/** A mug that can be personalised, made by calls. */
export async function aPrintedMug(page: Page): Promise<PrintedMug> {
  const { id, title } = await aMugWith(page, studio)
  const made = await answered<{ colors: { color: string }[] }>(
    page.request,
    'GET',
    `/product/${id}`,
  )
  return { id, title, color: made.colors[0]?.color ?? '' }
}

/** The mug is no longer personalised. */
export async function endStudio(page: Page, { id }: PrintedMug): Promise<void> {
  const { token } = await answered<{ token: string }>(page.request, 'POST', '/auth/login', {
    data: admin,
  })
  const data = { ...studio, live: false }
  await answered(page.request, 'PUT', `/admin-product/${id}/studio`, { token, data })
}

/** Who is signed in has this name printed on the mug, approves it and puts it into the bag. */
export async function putPrinted(page: Page, mug: PrintedMug, name: string): Promise<void> {
  const { token, userId } = await sessionOf(page)
  const call = <T>(method: 'GET' | 'POST', path: string, data?: object) =>
    answered<T>(page.request, method, path, { token, ...(data && { data }) })
  const design = await call<{ id: string; version: number }>('POST', '/designs', {
    productId: mug.id,
    color: mug.color,
    values: { name },
  })
  const { version } = design
  const { hash } = await call<{ hash: string }>('POST', `/designs/${design.id}/proofs`, { version })
  type Proof = { state: string; preflight: { code: string }[] }
  let proof: Proof | undefined
  await expect(async () => {
    proof = await call<Proof>('GET', `/proofs/${hash}`)
    expect(proof.state).toBe('ready')
  }).toPass()
  const ticked = proof?.preflight.map(({ code }) => code)
  await call('POST', `/proofs/${hash}/approval`, { ticked })
  await call('POST', '/cart', {
    product_id: mug.id,
    user_id: userId,
    selectedDetails: { color: mug.color, proof: hash },
  })
}
