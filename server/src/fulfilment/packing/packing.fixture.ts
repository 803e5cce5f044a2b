import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import type { Workbench, Box, Scanned } from '@tohfa/contract/fulfilment/packing/packing'
import type { ScanStep } from '@tohfa/contract/fulfilment/packing/scan-steps'
import type { Person } from '#testing/people.ts'
import type { TestShop } from '#testing/shop.ts'

type Caller = Pick<TestShop, 'call'>

/** Scans a code at the bench. */
export function scanCode(
  shop: Caller,
  { token }: Pick<Person, 'token'>,
  code: string,
  step: ScanStep,
) {
  const body = { code, step }
  return shop.call<FailureEnvelope & { data: Scanned }>('POST', '/admin/bench/scans', {
    token,
    body,
  })
}

export async function workbenchOf(
  shop: Caller,
  { token }: Pick<Person, 'token'>,
): Promise<Workbench> {
  return (await shop.call<{ data: Workbench }>('GET', '/admin/bench', { token })).body.data
}

export function openBox(shop: Caller, { token }: Pick<Person, 'token'>, orderId: string) {
  return shop.call<FailureEnvelope & { data: Box }>('DELETE', `/admin/bench/boxes/${orderId}`, {
    token,
  })
}
