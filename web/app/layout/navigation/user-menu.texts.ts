// chunk: menus
/** What leads a person on from the menus, which come when they are opened. */
export const userMenuTexts = {
  profile: 'Profile',
  myOrders: 'My Orders',
  wishList: 'Wish list',
  logOut: 'Log Out',
  admin: 'Shop admin',
  hello: (name: string) => `Hello, ${name}`,
} as const
