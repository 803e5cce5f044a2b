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

/** How many tries in how many seconds (docs/product.md 20.1), for an account or a network address. */
const table = {
  call: { tries: 1_200, seconds: minute },
  /**
   * Pictures, fonts, scripts and styles: a page shows some sixty. Each process counts by itself, because
   * asking Redis takes longer than sending one.
   */
  file: { tries: 6_000, seconds: minute, alone: true },
  /** Pages that have to be made; those that are kept cost nothing. */
  page: { tries: 600, seconds: minute },
  signInDevice: { tries: 10, seconds: quarter },
  signInAddress: { tries: 100, seconds: quarter },
  /** An account from one address. */
  signInHere: { tries: 10, seconds: quarter },
  signInAccount: { tries: 100, seconds: day, refusal: 'sign_in_link_needed' },
  // Five of a million codes an hour: guessing takes somebody with the password years.
  secondFactor: { tries: 5, seconds: hour },
  /** Asking people to join the staff: by one owner, and at one e-mail. */
  invitation: { tries: 30, seconds: hour },
  invitationEmail: { tries: 5, seconds: hour },
  passwordAgain: { tries: 10, seconds: quarter },
  codeEmail: { tries: 5, seconds: hour },
  codeAddress: { tries: 50, seconds: hour },
  /** For an e-mail from one address; how many are mailed is the account's matter. */
  resetHere: { tries: 5, seconds: hour },
  resetAddress: { tries: 50, seconds: hour },
  resetUseAddress: { tries: 50, seconds: hour },
  contactAddress: { tries: 20, seconds: hour },
  /** Mails to whatever e-mail a visitor types. */
  acknowledgedAddress: { tries: 5, seconds: hour },
  acknowledgedEmail: { tries: 5, seconds: day },
  ticketLink: { tries: 60, seconds: hour },
  cashOrderAccount: { tries: 10, seconds: hour, refusal: 'too_many_orders' },
  cashOrderAddress: { tries: 10, seconds: hour, refusal: 'too_many_orders' },
  /** Codes of coupons that count for nothing, as who guesses tries them. */
  couponAccount: { tries: 20, seconds: 10 * minute },
  couponAddress: { tries: 60, seconds: 10 * minute },
  photo: { tries: 60, seconds: hour },
  returnPhoto: { tries: 60, seconds: hour },
  /** Asking the carrier to try again. */
  redelivery: { tries: 20, seconds: hour },
  /** What is read and said by the link of a refund. */
  refundDetails: { tries: 60, seconds: hour },
  /** What is read and said by the link of a cash order. */
  cashLink: { tries: 60, seconds: hour },
  /** Links that a person takes from their own order. */
  refundLink: { tries: 20, seconds: hour },
  /** Mails that ask for the details of one refund. */
  refundDetailsMail: { tries: 5, seconds: hour },
  /** Drawing one takes seconds. */
  proof: { tries: 10, seconds: 10 * minute },
  /** Each may have to be drawn. */
  designPreview: { tries: 240, seconds: minute },
  /** Each reads a month of documents. */
  gstReturn: { tries: 120, seconds: hour },
  share: { tries: 60, seconds: hour },
  sharedDesign: { tries: 240, seconds: minute },
  /** As often as somebody types who cannot shape by themselves; many letters count as several tries. */
  outlines: { tries: 300, seconds: minute },
  brokenPage: { tries: 20, seconds: hour },
} as const satisfies Record<string, Limit>

/**
 * `refusal` is what one too many is told, unless `too_many_requests`; `alone` where processes do not
 * share their counts.
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

/** E-mails (in any case), ids or network addresses, alone or together. */
export type LimitKey = string | readonly string[]

/** Every limit of the shop by name. */
export type Limits = {
  /** False (RATE_LIMITS=off) when nothing is ever refused. */
  enabled: boolean
  /**
   * Counts a try; one too many throws its refusal with the seconds to wait.
   *
   * @param tries as how many it counts, by what it costs
   */
  take(name: LimitName, key: LimitKey, tries?: number): Promise<void>
  /** Takes a try back, for one that turned out to be harmless. */
  credit(name: LimitName, key: LimitKey): Promise<void>
  /** Forgets all tries of a key. */
  forget(name: LimitName, key: LimitKey): Promise<void>
}

type LimitsDeps = {
  /** When not (RATE_LIMITS=off) nothing is ever refused. */
  enabled: boolean
  /** What counts the tries; in this process's memory unless several share their counts. */
  limiter?: ((name: string, options: LimiterOptions) => Limiter) | undefined
  /** Hears of a limit when somebody reaches it; of what they try after that no more. */
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
      // The window of its try is over: the next one has no more tries for that.
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
