import { z } from 'zod'
import { answerTexts } from '@tohfa/contract/answers.texts'
import { login, otpRequest, session, signUp, userInfo, userUpdate } from '@tohfa/contract/accounts'
import { envelope, failureEnvelope, messageEnvelope } from '@tohfa/contract/envelope'
import { texts } from '@tohfa/contract/texts'
import { callerAs } from '../http/access.ts'
import type { Limits } from '../limits/rate-limit.ts'
import type { Routes } from '../http/routes.ts'
import type { Accounts } from './accounts.service.ts'
import { limitCodes } from './one-time-codes/limit-codes.ts'
import { visitOf } from './sign-in/known-device.ts'

const tags = ['Accounts']
const userId = z.object({ id: z.string() })

/** Sign-up, sign-in and profile (docs/product.md 13.1, 13.3, 13.6). */
export function accountRoutes(routes: Routes, deps: { accounts: Accounts; limits: Limits }): void {
  const { accounts, limits } = deps

  routes.post(
    '/api/service/generate-otp',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Mail a six-digit sign-up code, good for ten minutes and five tries',
        body: otpRequest,
        response: { 200: messageEnvelope },
      },
    },
    async ({ body, ip }) => {
      await limitCodes(limits, ip, body.email)
      await accounts.requestCode(body.email)
      return { success: true as const, message: texts.otpSent }
    },
  )

  routes.post(
    '/user',
    {
      config: { access: 'public', logged: 'sign-up' },
      schema: {
        tags,
        summary: 'Create an account with a mailed code',
        body: signUp,
        response: { 201: envelope(session) },
      },
    },
    async (request, reply) => {
      const { session: data, deviceCookie } = await accounts.signUp(request.body, visitOf(request))
      request.signedIn = data.userInfo.id
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .header('set-cookie', deviceCookie)
        .send({ success: true, message: answerTexts.accountCreated, data })
    },
  )

  routes.post(
    '/auth/login',
    {
      config: { access: 'public', logged: 'sign-in' },
      schema: {
        tags,
        summary: 'Sign in',
        body: login,
        response: { 200: envelope(session), 401: failureEnvelope },
      },
    },
    async (request, reply) => {
      const { session: data, deviceCookie } = await accounts.signIn(request.body, visitOf(request))
      request.signedIn = data.userInfo.id
      return reply
        .header('cache-control', 'no-store')
        .header('set-cookie', deviceCookie)
        .send({ success: true, message: answerTexts.signedIn, data })
    },
  )

  routes.get(
    '/user/:id',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Your own account',
        params: userId,
        response: { 200: envelope(userInfo) },
      },
    },
    async (request) => {
      const { id } = callerAs(request, request.params.id)
      return { success: true as const, data: await accounts.profile(id) }
    },
  )

  routes.put(
    '/user/:id',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Change your profile, or your full address list',
        description:
          'Another e-mail counts once the code that is mailed to it came back; until then it stands in `pendingEmail`.',
        params: userId,
        body: userUpdate,
        response: { 200: envelope(userInfo) },
      },
    },
    async (request) => {
      const { id } = callerAs(request, request.params.id)
      const data = await accounts.changeProfile({ id, ip: request.ip }, request.body)
      return { success: true as const, data }
    },
  )
}
