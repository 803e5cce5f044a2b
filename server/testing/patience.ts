/**
 * How long a test waits for what comes by itself, in milliseconds. A drawing is done at the lowest
 * priority, after all else that a busy machine has to do: only what never comes is a fault.
 */
export const patienceMs = 240_000
