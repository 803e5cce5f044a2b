/** Of the menu of a phone, which comes when it is opened. */
export const drawerTexts = {
  menu: 'Menu',
  shopBy: 'Shop',
  yourShop: 'You',
} as const
