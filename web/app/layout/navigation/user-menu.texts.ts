// chunk: menus
/** The links of the menus, which load when these are opened. */
export const userMenuTexts = {
  profile: 'Profile',
  myOrders: 'My Orders',
  wishList: 'Wish list',
  logOut: 'Log Out',
  admin: 'Shop admin',
  hello: (name: string) => `Hello, ${name}`,
} as const
