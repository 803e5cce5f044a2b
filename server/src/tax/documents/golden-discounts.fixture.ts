import { businessHere, type Golden } from './golden-documents.fixture.ts'

/**
 * Orders with reduced prices, as with a coupon, and orders from and to a union territory. They
 * complete the product mode × place × rates × discount × credit × GSTIN × nil.
 */
export const goldenDiscounts: Golden[] = [
  {
    mode: 'regular',
    seller: 'Chandigarh',
    state: 'Chandigarh',
    lines: [
      ['g5', 499, 1, 10],
      ['g18', 1299.99, 2, 15],
    ],
    steps: ['ship', 'amount 50001'],
    documents: [
      ['receipt', 2659.08, 2300.58, 179.25, 179.25, 0.0],
      ['invoice', 2659.08, 2300.58, 179.25, 179.25, 0.0],
      ['credit', 500.01, 432.59, 33.71, 33.71, 0.0],
    ],
  },
  {
    mode: 'regular',
    seller: 'Chandigarh',
    state: 'Chandigarh',
    gstin: businessHere,
    lines: [
      ['nil', 251, 2, 4],
      ['g18', 777.77, 3, 12.5],
    ],
    steps: ['ship', 'pieces 1 1', 'pieces 0 1'],
    documents: [
      ['receipt', 2523.57, 2212.13, 155.72, 155.72, 0.0],
      ['invoice', 2041.65, 1730.21, 155.72, 155.72, 0.0],
      ['bill', 481.92, 481.92, 0.0, 0.0, 0.0],
      ['credit', 680.55, 576.73, 51.91, 51.91, 0.0],
      ['credit', 240.96, 240.96, 0.0, 0.0, 0.0],
    ],
  },
  {
    mode: 'regular',
    seller: 'Chandigarh',
    state: 'Chandigarh',
    lines: [['tee', 2999, 1, 12.5]],
    steps: ['ship', 'pieces 0 1'],
    documents: [
      ['receipt', 2624.13, 2499.17, 62.48, 62.48, 0.0],
      ['invoice', 2624.13, 2499.17, 62.48, 62.48, 0.0],
      ['credit', 2624.13, 2499.17, 62.48, 62.48, 0.0],
    ],
  },
  {
    mode: 'regular',
    seller: 'Chandigarh',
    state: 'Karnataka',
    gstin: businessHere,
    lines: [['g3', 333.33, 3, 7]],
    steps: ['pieces 0 1', 'ship'],
    documents: [
      ['receipt', 930.0, 902.91, 0.0, 0.0, 27.09],
      ['refund_voucher', 310.0, 300.97, 0.0, 0.0, 9.03],
      ['invoice', 620.0, 601.94, 0.0, 0.0, 18.06],
    ],
  },
  {
    mode: 'regular',
    state: 'Chandigarh',
    lines: [
      ['g5', 449, 2, 10],
      ['g18', 999, 1, 33.33],
      ['nil', 251, 1, 5],
    ],
    steps: ['ship', 'amount 12345'],
    documents: [
      ['receipt', 1712.68, 1572.59, 0.0, 0.0, 140.09],
      ['cum_bill', 1712.68, 1572.59, 0.0, 0.0, 140.09],
      ['credit', 123.45, 113.36, 0.0, 0.0, 10.09],
    ],
  },
  {
    mode: 'regular',
    state: 'Chandigarh',
    gstin: businessHere,
    pay: 'cash',
    lines: [['g18', 1234.56, 2, 20]],
    steps: ['ship', 'back'],
    documents: [
      ['invoice', 1975.3, 1673.98, 0.0, 0.0, 301.32],
      ['credit', 1975.3, 1673.98, 0.0, 0.0, 301.32],
    ],
  },
  {
    mode: 'regular',
    state: 'Karnataka',
    gstin: businessHere,
    lines: [
      ['g5', 899.99, 2, 25],
      ['g18', 649.5, 1, 3],
    ],
    steps: ['ship', 'pieces 0 1', 'amount 7001'],
    documents: [
      ['receipt', 1980.0, 1819.62, 80.19, 80.19, 0.0],
      ['invoice', 1980.0, 1819.62, 80.19, 80.19, 0.0],
      ['credit', 674.99, 642.85, 16.07, 16.07, 0.0],
      ['credit', 70.01, 63.13, 3.44, 3.44, 0.0],
    ],
  },
  {
    mode: 'regular',
    state: 'Delhi',
    gstin: businessHere,
    lines: [['nil', 351, 3, 11]],
    steps: ['ship', 'pieces 0 2'],
    documents: [
      ['receipt', 937.17, 937.17, 0.0, 0.0, 0.0],
      ['bill', 937.17, 937.17, 0.0, 0.0, 0.0],
      ['credit', 624.78, 624.78, 0.0, 0.0, 0.0],
    ],
  },
  {
    mode: 'regular',
    state: 'Delhi',
    pay: 'cash',
    lines: [
      ['g3', 777.77, 2, 9],
      ['nil', 251, 1, 8],
    ],
    steps: ['ship', 'back'],
    documents: [
      ['cum_bill', 1646.46, 1605.23, 0.0, 0.0, 41.23],
      ['credit', 1646.46, 1605.23, 0.0, 0.0, 41.23],
    ],
  },
  {
    mode: 'regular',
    state: 'Karnataka',
    gstin: businessHere,
    pay: 'cash',
    lines: [
      ['g18', 555.55, 2, 6],
      ['nil', 251, 1, 2],
    ],
    steps: ['ship', 'back'],
    documents: [
      ['invoice', 1044.44, 885.12, 79.66, 79.66, 0.0],
      ['bill', 245.98, 245.98, 0.0, 0.0, 0.0],
      ['credit', 1044.44, 885.12, 79.66, 79.66, 0.0],
      ['credit', 245.98, 245.98, 0.0, 0.0, 0.0],
    ],
  },
  {
    mode: 'composition',
    seller: 'Chandigarh',
    state: 'Chandigarh',
    gstin: businessHere,
    lines: [
      ['g5', 449.1, 2, 10],
      ['g18', 999.99, 1, 5],
    ],
    steps: ['pieces 0 1', 'ship', 'pieces 1 1'],
    documents: [
      ['receipt', 1758.37, 1758.37, 0.0, 0.0, 0.0],
      ['refund_voucher', 404.19, 404.19, 0.0, 0.0, 0.0],
      ['bill', 1354.18, 1354.18, 0.0, 0.0, 0.0],
      ['credit', 949.99, 949.99, 0.0, 0.0, 0.0],
    ],
  },
  {
    mode: 'composition',
    seller: 'Chandigarh',
    state: 'Chandigarh',
    pay: 'cash',
    lines: [
      ['nil', 251, 1, 3],
      ['g18', 640.4, 1, 15],
    ],
    steps: ['ship', 'back'],
    documents: [
      ['bill', 787.81, 787.81, 0.0, 0.0, 0.0],
      ['credit', 787.81, 787.81, 0.0, 0.0, 0.0],
    ],
  },
  {
    mode: 'unregistered',
    seller: 'Chandigarh',
    state: 'Chandigarh',
    gstin: businessHere,
    lines: [
      ['g18', 333.33, 2, 10],
      ['g5', 515.15, 1, 5],
    ],
    steps: ['ship', 'amount 9999'],
    documents: [
      ['receipt', 1089.39, 1089.39, 0.0, 0.0, 0.0],
      ['bill', 1089.39, 1089.39, 0.0, 0.0, 0.0],
      ['credit', 99.99, 99.99, 0.0, 0.0, 0.0],
    ],
  },
  {
    mode: 'unregistered',
    seller: 'Chandigarh',
    state: 'Chandigarh',
    lines: [['nil', 251, 2, 10]],
    steps: ['amount 5050', 'ship', 'pieces 0 1'],
    documents: [
      ['receipt', 451.8, 451.8, 0.0, 0.0, 0.0],
      ['refund_voucher', 50.5, 50.5, 0.0, 0.0, 0.0],
      ['bill', 401.3, 401.3, 0.0, 0.0, 0.0],
      ['credit', 225.9, 225.9, 0.0, 0.0, 0.0],
    ],
  },
]
