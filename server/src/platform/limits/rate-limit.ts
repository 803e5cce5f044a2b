import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { BoundedLimiter, type Limiter, type LimiterOptions } from './rate-limit.memory.ts'

const minute = 60
const quarter = 15 * minute
const hour = 60 * minute
const day = 24 * hour

/** Attempts per seconds (docs/product.md 20.1), for an account or a network address. */
const table = {
  call: { tries: 1_200, seconds: minute },
  /**
   * Pictures, fonts, scripts and styles: a page loads about sixty. Each process counts by itself,
   * because asking Redis takes longer than sending a file.
   */
  file: { tries: 6_000, seconds: minute, alone: true },
  /** Pages to render; cached pages do not count. */
  page: { tries: 600, seconds: minute },
  /** Feeds of all products. */
  feed: { tries: 30, seconds: hour },
  signInDevice: { tries: 10, seconds: quarter },
  signInAddress: { tries: 100, seconds: quarter },
  /** An account from one address. */
  signInHere: { tries: 10, seconds: quarter },
  signInAccount: { tries: 100, seconds: day, refusal: 'sign_in_link_needed' },
  // Five of a million codes an hour: with the password, guessing still takes years.
  secondFactor: { tries: 5, seconds: hour },
  /** Invitations to the staff: by one owner, and to one e-mail. */
  invitation: { tries: 30, seconds: hour },
  invitationEmail: { tries: 5, seconds: hour },
  passwordAgain: { tries: 10, seconds: quarter },
  codeEmail: { tries: 5, seconds: hour },
  codeAddress: { tries: 50, seconds: hour },
  /** For an e-mail from one address; the number of mails is limited by account. */
  resetHere: { tries: 5, seconds: hour },
  resetAddress: { tries: 50, seconds: hour },
  resetUseAddress: { tries: 50, seconds: hour },
  contactAddress: { tries: 20, seconds: hour },
  /** Mails to an arbitrary e-mail that a visitor types. */
  acknowledgedAddress: { tries: 5, seconds: hour },
  acknowledgedEmail: { tries: 5, seconds: day },
  ticketLink: { tries: 60, seconds: hour },
  cashOrderAccount: { tries: 10, seconds: hour, refusal: 'too_many_orders' },
  cashOrderAddress: { tries: 10, seconds: hour, refusal: 'too_many_orders' },
  /** Coupon codes that do not apply, as somebody who guesses enters them. */
  couponAccount: { tries: 20, seconds: 10 * minute },
  couponAddress: { tries: 60, seconds: 10 * minute },
  photo: { tries: 60, seconds: hour },
  /** Photos that go with a return or a review. */
  sentPhoto: { tries: 60, seconds: hour },
  /** Requests of a redelivery to the carrier. */
  redelivery: { tries: 20, seconds: hour },
  /** Reads and writes by the link of a refund. */
  refundDetails: { tries: 60, seconds: hour },
  /** Reads and writes by the link of a cash order. */
  cashLink: { tries: 60, seconds: hour },
  /** False links of quotes, as somebody who guesses sends them. */
  quoteLink: { tries: 60, seconds: hour },
  /** Choices of numbers for messages, of which a wrong one reaches a stranger. */
  messageNumber: { tries: 20, seconds: hour },
  /** Writes of drafts, each with up to 60 prints to check. */
  draft: { tries: 300, seconds: 10 * minute },
  /** Reads and writes by the links of reminders; mail programs call for many people from few addresses. */
  reminderLink: { tries: 600, seconds: hour },
  /** Links that a person creates for their own order. */
  refundLink: { tries: 20, seconds: hour },
  /** Mails that ask for the details of one refund. */
  refundDetailsMail: { tries: 5, seconds: hour },
  /** Trials of a provider during the set-up. */
  setupCheck: { tries: 20, seconds: hour },
  /** Beginnings with templates, which copy pictures. */
  templates: { tries: 20, seconds: hour },
  /** Drawing one takes seconds. */
  proof: { tries: 10, seconds: 10 * minute },
  /** Writes of name lists, each with up to 500 rows to check. */
  nameList: { tries: 200, seconds: 10 * minute },
  /** Requests to draw a list, which draw only changed rows. */
  listProofs: { tries: 60, seconds: 10 * minute },
  /** Rows that people fill in by the link of a list. */
  collectAddress: { tries: 60, seconds: hour },
  /** Rows of lists that are drawn. */
  listRows: { tries: 5_000, seconds: hour },
  /** Each may have to be rendered. */
  designPreview: { tries: 240, seconds: minute },
  /** Each reads the documents of a month. */
  gstReturn: { tries: 120, seconds: hour },
  /** Each asks the payment provider for a week of reports. */
  settlementFetch: { tries: 12, seconds: hour },
  /** As often as somebody types letters, with a pause. */
  find: { tries: 240, seconds: minute },
  share: { tries: 60, seconds: hour },
  sharedDesign: { tries: 240, seconds: minute },
  /**
   * As often as somebody types in a browser without the shaper; many letters count as several
   * attempts.
   */
  outlines: { tries: 300, seconds: minute },
  brokenPage: { tries: 20, seconds: hour },
} as const satisfies Record<string, Limit>

/**
 * `refusal` is the failure of one attempt too many, by default `too_many_requests`. With `alone`
 * processes do not share their counts.
 */
type Limit = {
  tries: number
  seconds: number
  refusal?: keyof typeof sentences
  alone?: boolean
}

const sentences = {
  too_many_requests: (seconds: number) => message('tooManyTries', seconds),
  too_many_orders: (seconds: number) => message('tooManyCashOrders', seconds),
  sign_in_link_needed: () => message('sign_in_link_needed'),
}

export type LimitName = keyof typeof table

/** E-mails (case-insensitive), ids or network addresses, alone or combined. */
export type LimitKey = string | readonly string[]

/** All limits of the shop by name. */
export type Limits = {
  /** False (RATE_LIMITS=off) when nothing is ever refused. */
  enabled: boolean
  /**
   * Counts an attempt; one too many throws its failure with the seconds to wait.
   *
   * @param tries the weight of the attempt, by its cost
   */
  take(name: LimitName, key: LimitKey, tries?: number): Promise<void>
  /** Credits an attempt that turned out to be harmless. */
  credit(name: LimitName, key: LimitKey): Promise<void>
  /** Resets the attempts of a key. */
  forget(name: LimitName, key: LimitKey): Promise<void>
}

type LimitsDeps = {
  /** Without limits (RATE_LIMITS=off) nothing is ever refused. */
  enabled: boolean
  /** The store of the counts; this process's memory unless processes share them. */
  limiter?: ((name: string, options: LimiterOptions) => Limiter) | undefined
  /** Called when somebody reaches a limit, but not for further attempts after that. */
  reached?: (name: LimitName) => void
}

/** The shop's limits. */
export function createLimits({ enabled, limiter, reached }: LimitsDeps): Limits {
  const none = () => Promise.resolve()
  if (!enabled) return { enabled, take: none, credit: none, forget: none }

  const limiters = Object.fromEntries(
    Object.entries<Limit>(table).map(([name, { tries, seconds, alone }]) => {
      const options = { points: tries, duration: seconds }
      const shared = alone ? undefined : limiter?.(name, options)
      return [name, shared ?? new BoundedLimiter(options)]
    }),
  ) as Record<LimitName, Limiter>

  return {
    enabled,
    async take(name, key, tries = 1) {
      try {
        await limiters[name].consume(keyOf(key), tries)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        if (error.consumedPoints - tries <= table[name].tries) reached?.(name)
        throw refusalOf(table[name], error)
      }
    },
    async credit(name, key) {
      const { consumedPoints } = await limiters[name].reward(keyOf(key))
      // The window of its attempt is over: the next one has nothing to credit.
      if (consumedPoints < 0) await limiters[name].delete(keyOf(key))
    },
    async forget(name, key) {
      await limiters[name].delete(keyOf(key))
    },
  }
}

function refusalOf(
  { refusal = 'too_many_requests' }: Limit,
  { msBeforeNext }: RateLimiterRes,
): Failure {
  const secondsLeft = Math.max(1, Math.ceil(msBeforeNext / 1_000))
  return new Failure(refusal, {
    sentence: sentences[refusal](secondsLeft),
    retryAfter: secondsLeft,
  })
}

function keyOf(key: LimitKey): string {
  return typeof key === 'string' ? normal(key) : key.map(normal).join(' ')
}

/** One household has a whole /64 of IPv6 addresses, so that these count as one. */
function normal(key: string): string {
  if (!isIP(key)) return key.toLowerCase()
  const address = ipaddr.process(key)
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : address.toString()
}
