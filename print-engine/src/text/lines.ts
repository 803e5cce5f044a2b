// chunk: typed
import { trimBlank } from './blank.ts'

/** Which way a text runs is known of its letters; marks that turn it hide what it says. */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** A text without the marks that say which way it runs. */
export const withoutDirections = (text: string): string => text.replaceAll(directions, '')

/**
 * A text of one line as it is kept: trimmed, a space for what breaks a line, without control characters,
 * direction marks and lone surrogates (which PostgreSQL cannot store).
 */
export const oneLine = (text: string): string =>
  trimBlank(
    withoutDirections(text)
      .replaceAll(/[\t-\r\u0085\u2028\u2029]+/g, ' ')
      .replaceAll(/\p{Cc}/gu, '')
      .toWellFormed(),
  )

/** The same of a text that may have several lines, which a line feed parts. */
export const manyLines = (text: string): string =>
  trimBlank(
    withoutDirections(text)
      .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
      .toWellFormed(),
  )
