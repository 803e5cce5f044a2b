import { statesOf, statesWith } from '#shared/states.ts'

type DraftRow = {
  /** It can still become an order. */
  open?: true
}

/** The states of a draft as they are stored; an open one whose last day is over is `expired`. */
const rows = {
  draft: { open: true },
  sent: { open: true },
  ordered: {},
  declined: {},
  ended: {},
} as const satisfies Record<string, DraftRow>
export type DraftState = keyof typeof rows
const table: Readonly<Record<DraftState, DraftRow>> = rows

export const storedDraftStates = statesOf(table)
export const draftsOpen = statesWith(table, 'open')

/** The states as calls answer them. */
export const draftStates = [...storedDraftStates, 'expired'] as const

/** How the goods get to their buyer: by the carrier, or over the counter. */
export const deliveries = ['parcel', 'counter'] as const
export type Delivery = (typeof deliveries)[number]

/** How staff were paid who wrote a payment down themselves. */
export const handPayments = ['cash', 'upi', 'bank'] as const
export type HandPayment = (typeof handPayments)[number]

/** How a buyer approved a print that staff wrote down. */
export const approvalWays = ['counter', 'phone', 'chat'] as const
export type ApprovalWay = (typeof approvalWays)[number]

export const draftLimits = {
  /** Lines of a draft. */
  items: 60,
  /** Pieces of a line. */
  pieces: 1_000,
  /** Days that a quote can be good for. */
  days: 90,
  /** Letters of a note. */
  note: 1_000,
} as const
export const draftsPerPage = 20
