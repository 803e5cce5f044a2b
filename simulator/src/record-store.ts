import type { FaultMode } from './fault-modes.ts'
import type { Shipment } from './delhivery/shipment.ts'
import type { Ledger } from './razorpay/ledger.ts'

/** What the providers remember, by kind. */
export type RecordData = {
  order: Ledger
  /** Payments and refunds are in their order's ledger; these name only its id. */
  payment: object
  refund: object
  shipment: Shipment
  /** One for a warehouse and a day. */
  pickup: object
  fault: { mode: FaultMode; left: number | null }
}
export type RecordKind = keyof RecordData

/**
 * Where the providers' records lie. Whoever runs the simulator keeps them, so that they outlive a
 * crash and every process reads the same.
 */
export type Records = {
  /** Keeps a new record; false when one of that kind and id is there already. */
  insert<K extends RecordKind>(record: {
    kind: K
    id: string
    parentId?: string | null
    data: RecordData[K]
  }): Promise<boolean>
  /** Keeps a record in place of the one of that kind and id. */
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
   * Changes a record by a pure function. When someone else changed it in between, the function runs
   * again on what they wrote; what it throws leaves the record alone.
   *
   * @returns what was written; undefined when there is no such record
   */
  change<K extends RecordKind>(
    kind: K,
    id: string,
    change: (data: RecordData[K]) => RecordData[K],
  ): Promise<RecordData[K] | undefined>
}

export type RecordStore = Records & {
  /** Keeps all that `work` writes, or none of it. */
  transaction<T>(work: (records: Records) => Promise<T>): Promise<T>
}

/** Changes each of these records by a pure function, while nobody else can change it. */
export type ChangeEach = <K extends RecordKind>(
  kind: K,
  ids: readonly string[],
  change: (data: RecordData[K]) => RecordData[K],
) => Promise<void>
