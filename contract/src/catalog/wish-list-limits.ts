/** How many gifts a wish list has at most: on a device, and with an account, where several devices meet. */
export const wishListLimits = { device: 100, account: 500 }
