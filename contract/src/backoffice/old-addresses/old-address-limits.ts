export const mostOldAddresses = 50_000
export const oldAddressesPerPage = 50
/** Of one file. */
export const mostAddressRows = 20_000
/** More than anybody reads. */
export const mostAddressChanges = 200
