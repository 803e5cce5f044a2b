/**
 * The maximum number of gifts on a wish list: on a device, and in an account, which merges several
 * devices.
 */
export const wishListLimits = { device: 100, account: 500 }
