import * as z from 'zod/mini'
import { emptyAsUndefined, preprocessed } from './fields.ts'
import { isWholePaise } from './money.ts'

/**
 * An amount of up to a crore of rupees, in whole paise; null or empty means none. `wrong` is the
 * message.
 */
export const optionalAmount = (wrong: string) =>
  preprocessed(
    emptyAsUndefined,
    z.nullish(
      z
        .number(wrong)
        .check(z.positive(wrong), z.maximum(10_000_000, wrong), z.refine(isWholePaise, wrong)),
    ),
  )
