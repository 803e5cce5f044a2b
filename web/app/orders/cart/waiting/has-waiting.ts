/** Under it the browser keeps what waits for the sign-in; gone with the last choice. */
export const waitingKey = 'waiting-choices'

export const hasWaiting = (): boolean => localStorage.getItem(waitingKey) !== null
