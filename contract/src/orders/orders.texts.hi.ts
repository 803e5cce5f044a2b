import type { OrderStatus } from './orders.ts'

export const orderStatusLabels: Record<OrderStatus, string> = {
  confirmed: 'कन्फ़र्म',
  shipped: 'भेज दिया गया',
  'out-for-delivery': 'डिलीवरी के लिए निकला',
  delivered: 'डिलीवर हो गया',
  cancelled: 'रद्द',
  returned: 'वापस',
  failed: 'असफल',
}
