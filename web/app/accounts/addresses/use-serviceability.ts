import { pinCodePattern } from '@tohfa/contract/shared/fields'
import { plainIdentifier } from '@tohfa/contract/shared/identifiers'
import type { Serviceability } from '@tohfa/contract/fulfilment/shipping'
import { inLanguage } from '#platform/api/in-language.ts'
import { useGet } from '#platform/api/use-get.ts'

export type DeliveryCheck =
  | { status: 'none' | 'checking' }
  | { status: 'known'; area: Serviceability; served: boolean }
  | { status: 'failed'; sentence: string; recheck: () => void }

/** Runs the delivery check for each complete PIN code; undefined for an incomplete one. */
export function useServiceability(typed: string | undefined): DeliveryCheck {
  const pinCode = plainIdentifier(typed ?? '')
  const isWhole = pinCodePattern.test(pinCode)
  const { answer, reload } = useGet(
    'GET /check-serviceability/:pincode',
    isWhole ? { params: { pincode: pinCode } } : null,
  )
  if (!isWhole) return { status: 'none' }
  if (!answer) return { status: 'checking' }
  if (!answer.success) return { status: 'failed', sentence: answer.error, recheck: reload }
  const { message, code } = answer.data
  const area = { ...answer.data, message: inLanguage(message, { code }) }
  return { status: 'known', area, served: code === 'serviceAvailable' }
}
