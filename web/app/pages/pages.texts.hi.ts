import type { Translation } from '@tohfa/print-engine/text/translation'
import type { pagesTexts as english } from './pages.texts.ts'

export const pagesTexts = {
  title: (page: string, store: string) => `${page} | ${store}`,
  contents: 'इस पेज पर',
  seller: 'विक्रेता',
  address: 'पता',
  gstin: 'GSTIN',
  email: 'ईमेल',
  phone: 'फ़ोन',
  hoursLabel: 'कामकाज का समय',
  hours: 'सोमवार से शुक्रवार, सुबह 9 से शाम 6 बजे',
  grievanceOfficer: 'शिकायत अधिकारी',
  grievanceOfficerOf: (store: string) => `${store} के शिकायत अधिकारी`,
} as const satisfies Translation<typeof english>
