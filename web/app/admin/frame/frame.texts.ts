/** The frame around every page of the admin. */
export const frameTexts = {
  title: 'Shop admin',
  admin: 'Admin',
  actions: 'Actions',
  search: 'Search',
  searchLabel: 'Search products',
  searchHint: 'Search products…',
  loading: 'Loading',
  viewShop: 'View the shop',
  logOut: 'Log Out',
  footer: (store: string) => `${store}, for the shop’s staff`,
  entries: {
    products: 'Product List',
    addProduct: 'Add Product',
    orders: 'Orders',
    formBuilder: 'Form Builder',
    overview: 'Overview',
    banners: 'Banners',
    messages: 'Messages',
    auditLog: 'Audit log',
    security: 'Sign-in safety',
  },
} as const
