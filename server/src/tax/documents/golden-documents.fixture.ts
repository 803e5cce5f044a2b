import type { DocumentKind } from '@tohfa/contract/tax/document-kinds'
import type { SellerMode } from '@tohfa/contract/tax/seller-modes'

/**
 * The actions on an order: it is sent, comes back unpaid, or is refunded for pieces or by an
 * amount.
 */
export type Step = 'ship' | 'back' | `pieces ${number} ${number}` | `amount ${number}`

/** A class with its rate in percent: a shirt has 5 up to ₹2,500 before tax, above it 18. */
type GoldenClass = 'g5' | 'g18' | 'g3' | 'nil' | 'tee'

/** A business of Karnataka, and one of Maharashtra. */
export const businessHere = '29AAGCB7383J1Z4'
const businessElsewhere = '27AAPFU0939F1ZV'

/** An order and all its documents, computed from the rules independently of the shop; in rupees. */
export type Golden = {
  mode: SellerMode
  /** Otherwise in Karnataka. */
  seller?: 'Chandigarh'
  /** Where it is delivered. */
  state: 'Karnataka' | 'Delhi' | 'Chandigarh'
  /** The buying business, and whether it has the goods sent to somebody else. */
  gstin?: typeof businessHere | typeof businessElsewhere
  toOther?: true
  pay?: 'cash'
  /** Off the price comes a discount in percent. */
  lines: [tax: GoldenClass, price: number, quantity: number, discount?: number][]
  /** An amount is in paise. */
  steps: Step[]
  documents: [
    DocumentKind,
    gross: number,
    taxable: number,
    cgst: number,
    sgst: number,
    igst: number,
  ][]
}

export const goldenDocuments: Golden[] = [
  {
    mode: 'regular',
    state: 'Karnataka',
    gstin: businessElsewhere,
    lines: [['g5', 449.1, 1]],
    steps: ['ship', 'pieces 0 1'],
    documents: [
      ['receipt', 449.1, 427.72, 10.69, 10.69, 0.0],
      ['invoice', 449.1, 427.72, 10.69, 10.69, 0.0],
      ['credit', 449.1, 427.72, 10.69, 10.69, 0.0],
    ],
  },
  {
    mode: 'regular',
    state: 'Karnataka',
    gstin: businessElsewhere,
    toOther: true,
    lines: [['g5', 449.1, 1]],
    steps: ['ship', 'pieces 0 1'],
    documents: [
      ['receipt', 449.1, 427.71, 0.0, 0.0, 21.39],
      ['invoice', 449.1, 427.71, 0.0, 0.0, 21.39],
      ['credit', 449.1, 427.71, 0.0, 0.0, 21.39],
    ],
  },
  {
    mode: 'regular',
    state: 'Delhi',
    gstin: businessHere,
    toOther: true,
    pay: 'cash',
    lines: [['g5', 449.1, 1]],
    steps: ['ship', 'back'],
    documents: [
      ['invoice', 449.1, 427.72, 10.69, 10.69, 0.0],
      ['credit', 449.1, 427.72, 10.69, 10.69, 0.0],
    ],
  },
  {
    mode: 'regular',
    state: 'Karnataka',
    lines: [['g5', 449.1, 1]],
    steps: ['ship', 'pieces 0 1'],
    documents: [
      ['receipt', 449.1, 427.72, 10.69, 10.69, 0.0],
      ['invoice', 449.1, 427.72, 10.69, 10.69, 0.0],
      ['credit', 449.1, 427.72, 10.69, 10.69, 0.0],
    ],
  },
  {
    mode: 'regular',
    state: 'Delhi',
    lines: [['g5', 449.1, 1]],
    steps: ['ship', 'pieces 0 1'],
    documents: [
      ['receipt', 449.1, 427.71, 0.0, 0.0, 21.39],
      ['invoice', 449.1, 427.71, 0.0, 0.0, 21.39],
      ['credit', 449.1, 427.71, 0.0, 0.0, 21.39],
    ],
  },
  {
    mode: 'regular',
    state: 'Karnataka',
    lines: [['g18', 333.33, 3]],
    steps: ['ship', 'pieces 0 1', 'pieces 0 1', 'pieces 0 1'],
    documents: [
      ['receipt', 999.99, 847.45, 76.27, 76.27, 0.0],
      ['invoice', 999.99, 847.45, 76.27, 76.27, 0.0],
      ['credit', 333.33, 282.49, 25.42, 25.42, 0.0],
      ['credit', 333.33, 282.47, 25.43, 25.43, 0.0],
      ['credit', 333.33, 282.49, 25.42, 25.42, 0.0],
    ],
  },
  {
    mode: 'regular',
    state: 'Delhi',
    lines: [['g18', 333.33, 3]],
    steps: ['ship', 'pieces 0 2', 'pieces 0 1'],
    documents: [
      ['receipt', 999.99, 847.45, 0.0, 0.0, 152.54],
      ['invoice', 999.99, 847.45, 0.0, 0.0, 152.54],
      ['credit', 666.66, 564.97, 0.0, 0.0, 101.69],
      ['credit', 333.33, 282.48, 0.0, 0.0, 50.85],
    ],
  },
  {
    mode: 'regular',
    state: 'Karnataka',
    lines: [
      ['g5', 200, 2],
      ['g18', 999.99, 1],
    ],
    steps: ['pieces 0 1', 'ship', 'amount 10001'],
    documents: [
      ['receipt', 1399.99, 1228.41, 85.79, 85.79, 0.0],
      ['refund_voucher', 200.0, 190.48, 4.76, 4.76, 0.0],
      ['invoice', 1199.99, 1037.93, 81.03, 81.03, 0.0],
      ['credit', 100.01, 86.49, 6.76, 6.76, 0.0],
    ],
  },
  {
    mode: 'regular',
    state: 'Delhi',
    lines: [
      ['g5', 200, 2],
      ['g18', 999.99, 1],
    ],
    steps: ['pieces 1 1', 'ship', 'amount 3333'],
    documents: [
      ['receipt', 1399.99, 1228.4, 0.0, 0.0, 171.59],
      ['refund_voucher', 999.99, 847.45, 0.0, 0.0, 152.54],
      ['invoice', 400.0, 380.95, 0.0, 0.0, 19.05],
      ['credit', 33.33, 31.74, 0.0, 0.0, 1.59],
    ],
  },
  {
    mode: 'regular',
    state: 'Karnataka',
    lines: [['nil', 251, 2]],
    steps: ['ship', 'pieces 0 1'],
    documents: [
      ['receipt', 502.0, 502.0, 0.0, 0.0, 0.0],
      ['bill', 502.0, 502.0, 0.0, 0.0, 0.0],
      ['credit', 251.0, 251.0, 0.0, 0.0, 0.0],
    ],
  },
  {
    mode: 'regular',
    state: 'Delhi',
    lines: [
      ['nil', 251, 1],
      ['g3', 777.77, 1],
    ],
    steps: ['ship', 'amount 50000'],
    documents: [
      ['receipt', 1028.77, 1006.12, 0.0, 0.0, 22.65],
      ['cum_bill', 1028.77, 1006.12, 0.0, 0.0, 22.65],
      ['credit', 500.0, 488.99, 0.0, 0.0, 11.01],
    ],
  },
  {
    mode: 'regular',
    state: 'Karnataka',
    lines: [
      ['nil', 251, 1],
      ['g18', 1500.55, 2],
    ],
    steps: ['ship', 'pieces 1 1', 'pieces 0 1'],
    documents: [
      ['receipt', 3252.1, 2794.3, 228.9, 228.9, 0.0],
      ['cum_bill', 3252.1, 2794.3, 228.9, 228.9, 0.0],
      ['credit', 1500.55, 1271.65, 114.45, 114.45, 0.0],
      ['credit', 251.0, 251.0, 0.0, 0.0, 0.0],
    ],
  },
  {
    mode: 'regular',
    state: 'Karnataka',
    gstin: businessHere,
    lines: [
      ['nil', 251, 1],
      ['g18', 1500.55, 2],
    ],
    steps: ['ship', 'amount 60000'],
    documents: [
      ['receipt', 3252.1, 2794.3, 228.9, 228.9, 0.0],
      ['invoice', 3001.1, 2543.3, 228.9, 228.9, 0.0],
      ['bill', 251.0, 251.0, 0.0, 0.0, 0.0],
      ['credit', 553.69, 469.23, 42.23, 42.23, 0.0],
      ['credit', 46.31, 46.31, 0.0, 0.0, 0.0],
    ],
  },
  {
    mode: 'regular',
    state: 'Delhi',
    gstin: businessHere,
    lines: [['g5', 449.1, 4]],
    steps: ['pieces 0 1', 'ship', 'pieces 0 2'],
    documents: [
      ['receipt', 1796.4, 1710.86, 0.0, 0.0, 85.54],
      ['refund_voucher', 449.1, 427.71, 0.0, 0.0, 21.39],
      ['invoice', 1347.3, 1283.14, 0.0, 0.0, 64.16],
      ['credit', 898.2, 855.43, 0.0, 0.0, 42.77],
    ],
  },
  {
    mode: 'regular',
    state: 'Delhi',
    gstin: businessHere,
    lines: [
      ['g3', 777.77, 1],
      ['nil', 300, 1],
    ],
    steps: ['amount 7777', 'ship'],
    documents: [
      ['receipt', 1077.77, 1055.12, 0.0, 0.0, 22.65],
      ['refund_voucher', 77.77, 76.14, 0.0, 0.0, 1.63],
      ['invoice', 721.65, 700.63, 0.0, 0.0, 21.02],
      ['bill', 278.35, 278.35, 0.0, 0.0, 0.0],
    ],
  },
  {
    mode: 'regular',
    state: 'Karnataka',
    lines: [['tee', 2625, 1]],
    steps: ['ship'],
    documents: [
      ['receipt', 2625.0, 2500.0, 62.5, 62.5, 0.0],
      ['invoice', 2625.0, 2500.0, 62.5, 62.5, 0.0],
    ],
  },
  {
    mode: 'regular',
    state: 'Karnataka',
    lines: [['tee', 2625.01, 1]],
    steps: ['ship', 'amount 100'],
    documents: [
      ['receipt', 2625.01, 2224.59, 200.21, 200.21, 0.0],
      ['invoice', 2625.01, 2224.59, 200.21, 200.21, 0.0],
      ['credit', 1.0, 0.84, 0.08, 0.08, 0.0],
    ],
  },
  {
    mode: 'regular',
    state: 'Delhi',
    lines: [
      ['tee', 2950, 1],
      ['tee', 499, 2],
    ],
    steps: ['ship', 'pieces 0 1'],
    documents: [
      ['receipt', 3948.0, 3450.48, 0.0, 0.0, 497.52],
      ['invoice', 3948.0, 3450.48, 0.0, 0.0, 497.52],
      ['credit', 2950.0, 2500.0, 0.0, 0.0, 450.0],
    ],
  },
  {
    mode: 'regular',
    state: 'Karnataka',
    lines: [
      ['g3', 201.01, 7],
      ['g5', 203.03, 5],
      ['g18', 207.07, 3],
    ],
    steps: ['pieces 0 3', 'pieces 1 2', 'ship', 'amount 77777'],
    documents: [
      ['receipt', 3043.43, 2859.35, 92.04, 92.04, 0.0],
      ['refund_voucher', 603.03, 585.47, 8.78, 8.78, 0.0],
      ['refund_voucher', 406.06, 386.72, 9.67, 9.67, 0.0],
      ['invoice', 2034.34, 1887.16, 73.59, 73.59, 0.0],
      ['credit', 777.77, 721.51, 28.13, 28.13, 0.0],
    ],
  },
  {
    mode: 'composition',
    state: 'Karnataka',
    lines: [
      ['g5', 449.1, 1],
      ['g18', 999.99, 1],
    ],
    steps: ['pieces 0 1', 'ship', 'amount 9999'],
    documents: [
      ['receipt', 1449.09, 1449.09, 0.0, 0.0, 0.0],
      ['refund_voucher', 449.1, 449.1, 0.0, 0.0, 0.0],
      ['bill', 999.99, 999.99, 0.0, 0.0, 0.0],
      ['credit', 99.99, 99.99, 0.0, 0.0, 0.0],
    ],
  },
  {
    mode: 'composition',
    state: 'Karnataka',
    lines: [['nil', 251, 2]],
    steps: ['ship', 'pieces 0 2'],
    documents: [
      ['receipt', 502.0, 502.0, 0.0, 0.0, 0.0],
      ['bill', 502.0, 502.0, 0.0, 0.0, 0.0],
      ['credit', 502.0, 502.0, 0.0, 0.0, 0.0],
    ],
  },
  {
    mode: 'unregistered',
    state: 'Karnataka',
    lines: [['g18', 333.33, 2]],
    steps: ['ship', 'pieces 0 1'],
    documents: [
      ['receipt', 666.66, 666.66, 0.0, 0.0, 0.0],
      ['bill', 666.66, 666.66, 0.0, 0.0, 0.0],
      ['credit', 333.33, 333.33, 0.0, 0.0, 0.0],
    ],
  },
  {
    mode: 'unregistered',
    state: 'Karnataka',
    lines: [
      ['g5', 200, 1],
      ['nil', 251, 1],
    ],
    steps: ['amount 5050', 'ship'],
    documents: [
      ['receipt', 451.0, 451.0, 0.0, 0.0, 0.0],
      ['refund_voucher', 50.5, 50.5, 0.0, 0.0, 0.0],
      ['bill', 400.5, 400.5, 0.0, 0.0, 0.0],
    ],
  },
  {
    mode: 'regular',
    pay: 'cash',
    state: 'Karnataka',
    lines: [['g5', 449.1, 2]],
    steps: ['ship', 'back'],
    documents: [
      ['invoice', 898.2, 855.42, 21.39, 21.39, 0.0],
      ['credit', 898.2, 855.42, 21.39, 21.39, 0.0],
    ],
  },
  {
    mode: 'regular',
    pay: 'cash',
    state: 'Delhi',
    lines: [
      ['g18', 333.33, 1],
      ['nil', 251, 1],
    ],
    steps: ['ship', 'back'],
    documents: [
      ['cum_bill', 584.33, 533.48, 0.0, 0.0, 50.85],
      ['credit', 584.33, 533.48, 0.0, 0.0, 50.85],
    ],
  },
]
