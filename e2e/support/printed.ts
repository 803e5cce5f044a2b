import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import {
  aMugStudio,
  mugWrap,
  nameField,
  nameItem,
} from '../../server/src/studio/mug-studio.fixture.ts'
import { pictureFile } from './admin.ts'
import { answered, sessionOf } from './by-call.ts'
import { admin } from './running-shop.ts'
import { aMugWith } from './studio.ts'

/** A studio for a mug with a name on it, as staff send it. */
const studio = {
  ...aMugStudio,
  template: { ...aMugStudio.template, areas: [{ ...mugWrap, items: [nameItem] }] },
  fields: [{ ...nameField, max: 20 }],
  surcharge: 120,
  extraArea: 0,
}

type PrintedMug = { id: string; title: string; color: string }

/** Creates a customizable mug by calls. */
export async function aPrintedMug(page: Page): Promise<PrintedMug> {
  const { id, title } = await aMugWith(page, studio)
  const made = await answered<{ colors: { color: string }[] }>(
    page.request,
    'GET',
    `/product/${id}`,
  )
  return { id, title, color: made.colors[0]?.color ?? '' }
}

/** Ends the studio of the mug. */
export async function endStudio(page: Page, { id }: PrintedMug): Promise<void> {
  const { token } = await answered<{ token: string }>(page.request, 'POST', '/auth/login', {
    data: admin,
  })
  const data = { ...studio, live: false }
  await answered(page.request, 'PUT', `/admin-product/${id}/studio`, { token, data })
}

/** Uploads a photo of the signed-in person; returns its value for a field. */
export async function aSentPhoto(page: Page): Promise<string> {
  const { token } = await sessionOf(page)
  const answer = await page.request.post('/v1/studio/photos', {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/webp' },
    data: await readFile(pictureFile),
  })
  const { data } = (await answer.json()) as { data: { sha256: string } }
  return data.sha256
}

/** Creates a mug for a name and a photo, of which one is enough, by calls. */
export async function aPhotoMug(page: Page): Promise<PrintedMug> {
  const [face] = mugWrap.items
  const photo = aMugStudio.fields.find(({ kind }) => kind === 'photo')
  const made = await aMugWith(page, {
    ...studio,
    template: { ...aMugStudio.template, areas: [{ ...mugWrap, items: [face, nameItem] }] },
    fields: [{ ...nameField, required: false }, photo],
  })
  return { ...made, color: 'White' }
}

/**
 * Prints this name, or these values, on the mug for the signed-in person, approves it and adds it
 * to the cart.
 */
export async function putPrinted(
  page: Page,
  mug: PrintedMug,
  printed: string | Record<string, string>,
): Promise<void> {
  const { token, userId } = await sessionOf(page)
  const call = <T>(method: 'GET' | 'POST', path: string, data?: object) =>
    answered<T>(page.request, method, path, { token, ...(data && { data }) })
  const design = await call<{ id: string; version: number }>('POST', '/designs', {
    productId: mug.id,
    color: mug.color,
    values: typeof printed === 'string' ? { name: printed } : printed,
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

const address = {
  name: 'Ravi Nair',
  phone: '9111122222',
  email: 'ravi@example.com',
  streetAddress: '3 Marine Drive',
  city: 'Mumbai',
  state: 'Maharashtra',
  pinCode: '400001',
}

/**
 * Orders a mug with each of these names for the signed-in person, with cash, by calls; waits for
 * the rendering.
 */
export async function orderPrinted(
  page: Page,
  ...names: string[]
): Promise<{ id: string; number: string; title: string }> {
  await page.goto('/admin/print')
  const mug = await aPrintedMug(page)
  for (const name of names) await putPrinted(page, mug, name)
  const { token, userId } = await sessionOf(page)
  const ask = <T>(method: 'GET' | 'POST', path: string, data?: object) =>
    answered<T>(page.request, method, path, { token, ...(data && { data }) })
  const { order } = await ask<{ order: { id: string; orderNumber: string } }>('POST', '/order', {
    user_id: userId,
    payment_method: 'cash',
    shipping_address: address,
  })
  const states = async () =>
    (await ask<{ state: string }[]>('GET', `/admin/print-queue?search=${order.orderNumber}`)).map(
      ({ state }) => state,
    )
  await expect.poll(states, { timeout: 60_000 }).toEqual(names.map(() => 'ready'))
  return { id: order.id, number: order.orderNumber, title: mug.title }
}
