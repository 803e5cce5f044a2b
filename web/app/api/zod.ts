import { z } from 'zod/v4'

// Its quicker way of parsing asks for eval, which the pages' policy refuses and Firefox reports each
// time. Not on the server: these settings are one for the whole process.
if (!import.meta.env.SSR) z.config({ jitless: true })

export { z }
