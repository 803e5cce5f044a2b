import { z } from 'zod'

/** An address of the web, as a setting has it. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a web address such as https://example.com',
})

export const withoutSlash = (address: string) => address.replace(/\/+$/, '')
