import fc from 'fast-check'

/**
 * Random values of a run are the same every time, so that a run does not depend on luck.
 * `TEST_SEED` (a whole number) gives other values.
 */
fc.configureGlobal({ seed: Number(process.env['TEST_SEED'] ?? 41) })
