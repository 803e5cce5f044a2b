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

/** What is said to a person: in English, and by the code and params under which a page finds it in Hindi. */
export type Message = Partial<MessageKey> & { text: string }

/** The sentence with this code, with what stands in its gaps. */
export function message<Code extends MessageCode>(code: Code, ...params: ParamsOf<Code>): Message {
  const words = messageTexts[code] as string | ((...given: Param[]) => string)
  return typeof words === 'string'
    ? { text: words, code }
    : { text: words(...params), code, params }
}

/** A sentence as an answer's `message`, with its code. */
export function messageAnswer<Code extends MessageCode>(code: Code, ...params: ParamsOf<Code>) {
  const { text, ...key } = message(code, ...params)
  return { message: text, ...key }
}

/** The code of every sentence without a gap. */
const codes = new Map(
  Object.entries(messageTexts).map(([code, words]) => [words, code] as [unknown, MessageCode]),
)

/**
 * What a rule says that was broken. A schema holds the words themselves, since a page's form shows
 * them as they are, so the code is the one that these words have in the table.
 */
export function messageOfIssue({ message: text, maximum, params }: BrokenRule): Message {
  if (namesLetters(params) && text === messageTexts.letterNotPrintable(params.letters))
    return message('letterNotPrintable', params.letters)
  if (typeof maximum === 'number' && text === messageTexts.tooLong(maximum))
    return message('tooLong', maximum)
  const code = codes.get(text)
  return code ? { text, code } : { text }
}

/** What is read of a validator's issue. */
type BrokenRule = { message: string; maximum?: unknown; params?: unknown }

const namesLetters = (params: unknown): params is UnprintableLetters =>
  typeof params === 'object' &&
  params !== null &&
  'letters' in params &&
  typeof params.letters === 'string'

/** Which sentence it is, where the table has it. */
export function keyOf({ code, params }: Message): MessageKey | undefined {
  return code === undefined ? undefined : { code, ...(params && { params }) }
}

/** What somebody may not do, and why, as an answer tells it. */
export function notPossible(sentence: Message) {
  return { allowed: false, reason: sentence.text, ...keyOf(sentence) }
}
