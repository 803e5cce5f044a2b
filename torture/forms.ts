import { sendForms } from '../fuzz/send-forms.ts'
import { aPerson } from '../server/testing/people.ts'
import type { TestShop } from '../server/testing/shop.ts'
import { must } from './checks.ts'

const connections = 10
const mostMs = 1_000

/** So many hostile forms in a row over ten connections: the next request never waits for one. */
export async function hostileForms(shop: TestShop, forms: number): Promise<object> {
  const { token } = await aPerson(shop, 'ADMIN')
  const { findings, statuses, closed, longestMs } = await sendForms(
    { url: shop.url, token },
    { forms, connections, seed: 1 },
  )
  must(findings.length === 0, findings.slice(0, 20).join('\n'))
  must(longestMs < mostMs, `a next request waited ${Math.round(longestMs)} ms`)
  return { forms, ...statuses, closed, 'longest ms': Math.round(longestMs) }
}
