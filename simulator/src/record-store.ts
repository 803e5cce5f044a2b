import type { FaultMode } from './fault-modes.ts'
import type { Shipment } from './delhivery/shipment.ts'
import type { Ledger } from './razorpay/ledger.ts'
import type { SentMessage } from './whatsapp/sent-message.ts'
import type { SettledItem } from './razorpay/settling.ts'

/** The providers' records by kind. */
export type RecordData = {
  order: Ledger
  /** Payments and refunds are in their order's ledger; these contain only its id. */
  payment: object
  refund: object
  /** By the id of a payment or refund; its parent is the day in India on which it is settled. */
  settling: SettledItem
  shipment: Shipment
  message: SentMessage
  /** One per warehouse and day. */
  pickup: object
  /** Addresses that IndexNow was sent. */
  'index-now': { host: string; urlList: string[] }
  fault: { mode: FaultMode; left: number | null }
}
export type RecordKind = keyof RecordData

/**
 * The store of the providers' records. The host of the simulator provides it, so that records
 * survive a crash and all processes share them.
 */
export type Records = {
  /** Inserts a record; false when that kind and id exist already. */
  insert<K extends RecordKind>(record: {
    kind: K
    id: string
    parentId?: string | null
    data: RecordData[K]
  }): Promise<boolean>
  /** Replaces the record of that kind and id. */
  put<K extends RecordKind>(kind: K, id: string, data: RecordData[K]): Promise<void>
  /** The record's data and parent; undefined when there is none. */
  find<K extends RecordKind>(
    kind: K,
    id: string,
  ): Promise<{ data: RecordData[K]; parentId: string | null } | undefined>
  /** The newest records of a kind, or those of one parent. */
  list<K extends RecordKind>(
    kind: K,
    options: { parentId?: string; limit: number; offset?: number },
  ): Promise<RecordData[K][]>
  /**
   * Changes a record with a pure function, which runs again after a concurrent change. If it
   * throws, the record stays unchanged.
   * @returns the new data; undefined when there is no such record
   */
  change<K extends RecordKind>(
    kind: K,
    id: string,
    change: (data: RecordData[K]) => RecordData[K],
  ): Promise<RecordData[K] | undefined>
}

export type RecordStore = Records & {
  /** Stores all writes of `work` or none. */
  transaction<T>(work: (records: Records) => Promise<T>): Promise<T>
}

/** Changes each of these records with a pure function, while they are locked. */
export type ChangeEach = <K extends RecordKind>(
  kind: K,
  ids: readonly string[],
  change: (data: RecordData[K]) => RecordData[K],
) => Promise<void>
