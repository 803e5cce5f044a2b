import fc from 'fast-check'

/**
 * What a run makes up is the same every time, so that no run is decided by luck; `TEST_SEED` (a whole
 * number) tries other examples.
 */
fc.configureGlobal({ seed: Number(process.env['TEST_SEED'] ?? 41) })
