/** The storage key of choices that wait for the sign-in; removed with the last one. */
export const waitingKey = 'waiting-choices'

export const hasWaiting = (): boolean => localStorage.getItem(waitingKey) !== null
