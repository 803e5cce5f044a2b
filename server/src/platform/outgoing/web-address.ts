import { z } from 'zod'

/** The schema of a web address in a setting. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a web address such as https://example.com',
})

export const withoutSlash = (address: string) => address.replace(/\/+$/, '')
