import type { MessageKey } from '@tohfa/contract/shared/envelope'
import type { UnprintableLetters } from '@tohfa/print-engine/text/printable'
import { messageTexts } from '@tohfa/contract/i18n/messages.texts'

type Texts = typeof messageTexts
type MessageCode = keyof Texts
type Param = string | number
type ParamsOf<Code extends MessageCode> = Texts[Code] extends (
  ...given: infer Given extends Param[]
) => string
  ? Given
  : []

/**
 * A message for a person: in English, with the code and params under which a page finds the Hindi.
 */
export type Message = Partial<MessageKey> & { text: string }

/** The message with this code and these params. */
export function message<Code extends MessageCode>(code: Code, ...params: ParamsOf<Code>): Message {
  const words = messageTexts[code] as string | ((...given: Param[]) => string)
  return typeof words === 'string'
    ? { text: words, code }
    : { text: words(...params), code, params }
}

/** The `message` of an answer, with its code. */
export function messageAnswer<Code extends MessageCode>(code: Code, ...params: ParamsOf<Code>) {
  const { text, ...key } = message(code, ...params)
  return { message: text, ...key }
}

/** The codes of all messages without placeholders. */
const codes = new Map(
  Object.entries(messageTexts).map(([code, words]) => [words, code] as [unknown, MessageCode]),
)

/**
 * The message of a violated rule. A schema holds the text itself, because a page's form shows it,
 * so the code is looked up by that text.
 */
export function messageOfIssue({ message: text, maximum, params }: BrokenRule): Message {
  if (namesLetters(params) && text === messageTexts.letterNotPrintable(params.letters))
    return message('letterNotPrintable', params.letters)
  if (typeof maximum === 'number' && text === messageTexts.tooLong(maximum))
    return message('tooLong', maximum)
  const code = codes.get(text)
  return code ? { text, code } : { text }
}

/** The parts of a validator's issue that are used. */
type BrokenRule = { message: string; maximum?: unknown; params?: unknown }

const namesLetters = (params: unknown): params is UnprintableLetters =>
  typeof params === 'object' &&
  params !== null &&
  'letters' in params &&
  typeof params.letters === 'string'

/** The code of its message, if the table has it. */
export function keyOf({ code, params }: Message): MessageKey | undefined {
  return code === undefined ? undefined : { code, ...(params && { params }) }
}

/** The reason why a person may not do something, as part of an answer. */
export function notPossible(sentence: Message) {
  return { allowed: false, reason: sentence.text, ...keyOf(sentence) }
}
