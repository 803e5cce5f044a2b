export const pagesTexts = {
  title: (page: string, store: string) => `${page} | ${store}`,
  contents: 'On this page',
  seller: 'Seller',
  address: 'Address',
  gstin: 'GSTIN',
  email: 'E-mail',
  phone: 'Phone',
  hoursLabel: 'Business hours',
  hours: 'Monday to Friday, 9 AM to 6 PM',
  grievanceOfficer: 'Grievance officer',
  grievanceOfficerOf: (store: string) => `The grievance officer of ${store}`,
} as const
