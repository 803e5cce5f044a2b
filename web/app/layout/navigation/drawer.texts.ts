/** The texts of a phone's menu, which load when it is opened. */
export const drawerTexts = {
  menu: 'Menu',
  shopBy: 'Shop',
  yourShop: 'You',
} as const
