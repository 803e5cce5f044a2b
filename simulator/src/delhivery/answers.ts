import { orderType, type PackageRequest } from './shipment.ts'

/** A booked parcel in the carrier's answer (docs/providers.md 2.4). */
export function bookingAnswer(request: PackageRequest, waybill: string) {
  const cash = request.payment_mode === 'COD'
  const pickup = request.payment_mode === 'Pickup'
  return {
    package_count: 1,
    prepaid_count: cash || pickup ? 0 : 1,
    cod_count: cash ? 1 : 0,
    cod_amount: cash ? request.cod_amount : 0,
    pickups_count: pickup ? 1 : 0,
    replacement_count: 0,
    upload_wbn: `UPL${waybill}`,
    packages: [packageOf(request, { waybill, status: 'Success', remarks: [''] })],
    success: true,
  }
}

/**
 * A refusal, which the carrier sends with status 200; without a parcel the form itself was invalid.
 */
export function refusalAnswer(remark: string, request?: PackageRequest) {
  if (!request) return { success: false, error: true, rmk: remark, packages: [] }
  return {
    success: false,
    packages: [packageOf(request, { waybill: '', status: 'Fail', remarks: [remark] })],
    rmk: 'An internal Error has occurred, Please get in touch with client.support@delhivery.com',
  }
}

/** Simulates a booking that succeeded although its answer was lost. */
export function lostAnswer(request: PackageRequest) {
  return refusalAnswer(
    'Crashing while saving package. Package might have been partially saved.',
    request,
  )
}

function packageOf(
  request: PackageRequest,
  outcome: { waybill: string; status: string; remarks: string[] },
) {
  return {
    ...outcome,
    refnum: request.order,
    client: 'SANDBOX',
    payment: orderType(request),
    cod_amount: request.payment_mode === 'COD' ? request.cod_amount : 0,
    sort_code: 'CHA/RAM',
    serviceable: outcome.status === 'Success',
  }
}
