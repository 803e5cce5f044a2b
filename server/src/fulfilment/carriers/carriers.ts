import type { CarrierName } from '@tohfa/contract/fulfilment/carriers'
import type { CarrierMaker } from './carrier.ts'
import { delhivery } from './delhivery/delhivery.maker.ts'

/** The carriers that the shop can send with, the usual one first. */
export const carrierMakers: Readonly<Record<CarrierName, CarrierMaker>> = { delhivery }
