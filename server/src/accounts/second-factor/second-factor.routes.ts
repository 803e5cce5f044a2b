import { answerTexts } from '@tohfa/contract/answers.texts'
import { envelope, messageEnvelope } from '@tohfa/contract/envelope'
import {
  passwordAgain,
  recoveryCodes,
  secondFactorCode,
  secondFactorOff,
  secondFactorSecret,
  secondFactorState,
} from '@tohfa/contract/second-factor'
import { caller } from '../../http/access.ts'
import type { Limits } from '../../limits/rate-limit.ts'
import type { Routes } from '../../http/routes.ts'
import { limitPassword } from '../password/limit-password.ts'
import type { SecondFactor } from './second-factor.ts'

const tags = ['Admin']
const config = { access: 'admin', beforeSecondFactor: true } as const
const path = '/admin/second-factor'

/** The second step of staff's sign-in: looked at, set up, confirmed and turned off by themselves. */
export function secondFactorRoutes(
  routes: Routes,
  { accounts, limits }: { accounts: SecondFactor; limits: Limits },
): void {
  routes.get(
    path,
    {
      config,
      schema: {
        tags,
        summary: 'Whether your sign-in asks for a code too',
        response: { 200: envelope(secondFactorState) },
      },
    },
    async (request) => ({
      success: true as const,
      data: await accounts.secondFactor(caller(request).id),
    }),
  )

  routes.post(
    path,
    {
      config: { ...config, logged: 'second step begun' },
      schema: {
        tags,
        summary: 'Make a secret for an authenticator app; it counts once it is confirmed',
        body: passwordAgain,
        response: { 201: envelope(secondFactorSecret) },
      },
    },
    async (request, reply) => {
      const { id } = caller(request)
      const data = await limitPassword(limits, id, () =>
        accounts.beginSecondFactor(id, request.body.password),
      )
      return reply.code(201).send({ success: true as const, data })
    },
  )

  routes.put(
    path,
    {
      config: { ...config, logged: 'second step on' },
      schema: {
        tags,
        summary: 'Turn it on with a code of the app; answers recovery codes, once',
        body: secondFactorCode,
        response: { 200: envelope(recoveryCodes) },
      },
    },
    async (request) => {
      const person = caller(request)
      const data = await limitPassword(limits, person.id, () =>
        accounts.confirmSecondFactor(person, request.body.code),
      )
      return { success: true as const, data }
    },
  )

  routes.delete(
    path,
    {
      config: { ...config, logged: 'second step off' },
      schema: {
        tags,
        summary: 'Turn it off with the password and a code',
        body: secondFactorOff,
        response: { 200: messageEnvelope },
      },
    },
    async (request) => {
      const person = caller(request)
      await limitPassword(limits, person.id, () => accounts.endSecondFactor(person, request.body))
      return { success: true as const, message: answerTexts.secondFactorOff }
    },
  )
}
