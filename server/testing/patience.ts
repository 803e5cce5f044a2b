/**
 * How long a test waits for an expected event, in milliseconds. Rendering has the lowest priority
 * on a busy machine, so only an event that never comes is a fault.
 */
export const patienceMs = 240_000
