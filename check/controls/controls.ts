/**
 * Controls of docs/security.md that can be removed by a change of one place. Paths are below
 * `server/src`.
 */
export type Control = {
  /** The requirement of ASVS 5.0.0 that it meets. */
  row: string
  file: string
  /** Occurs once in the file. */
  from: string
  /** The file without the control. */
  to: string
  /** Fails once the control is gone. */
  test: string
}

export const controls: readonly Control[] = [
  {
    row: '1.3.6',
    file: 'platform/outgoing/call-provider.ts',
    from: "redirect: 'error'",
    to: "redirect: 'follow'",
    test: 'platform/outgoing/call-provider.test.ts',
  },
  {
    row: '2.3.2',
    file: 'orders/checkout/limit-cash-orders.ts',
    from: '      await limits.take(name, key)\n',
    to: '',
    test: 'orders/checkout/limit-cash-orders.test.ts',
  },
  {
    row: '3.4.1',
    file: 'platform/web-pages/headers/security-headers.ts',
    from: "startsWith('https:')",
    to: "startsWith('never:')",
    test: 'platform/web-pages/headers/security-headers.test.ts',
  },
  {
    row: '3.4.6',
    file: 'platform/web-pages/headers/security-headers.ts',
    from: "'frame-ancestors': [\"'none'\"]",
    to: "'frame-ancestors': ['*']",
    test: 'platform/web-pages/headers/security-headers.test.ts',
  },
  {
    row: '3.7.2',
    file: 'platform/web-pages/language.ts',
    from: 'page?.host === host &&',
    to: 'page !== null &&',
    test: 'platform/web-pages/language.test.ts',
  },
  {
    row: '5.2.3',
    file: 'platform/media/read-image.ts',
    from: 'if (width * height > mostPixels)',
    to: 'if (width * height < 0)',
    test: 'platform/media/upload.test.ts',
  },
  {
    row: '6.2.4',
    file: 'accounts/sign-up/sign-up.ts',
    from: '  refuseKnownPassword(password)\n',
    to: '',
    test: 'accounts/password/known-passwords.test.ts',
  },
  {
    row: '6.3.1',
    file: 'accounts/sign-in/limit-sign-in.ts',
    from: '  for (const [name, key] of keys) await limits.take(name, key)\n',
    to: '',
    test: 'accounts/sign-in/guessing.test.ts',
  },
  {
    row: '6.5.1',
    file: 'accounts/second-factor/second-factor.queries.ts',
    from: '        lt(secondFactors.lastStep, use.step),\n',
    to: '',
    test: 'accounts/second-factor/second-factor.test.ts',
  },
  {
    row: '6.5.5',
    file: 'accounts/second-factor/totp.ts',
    from: 'const drift = 1',
    to: 'const drift = 20',
    test: 'accounts/second-factor/totp.test.ts',
  },
  {
    row: '6.6.2',
    file: 'accounts/one-time-codes/codes.queries.ts',
    from: '        lt(oneTimeCodes.tries, maxTries),\n',
    to: '',
    test: 'accounts/sign-up/sign-up.test.ts',
  },
  {
    row: '7.2.1',
    file: 'accounts/sessions/sessions.queries.ts',
    from: "and ${users.tokenVersion} = ${sql.placeholder('tokenVersion')}",
    to: "and ${sql.placeholder('tokenVersion')}::int is not null",
    test: 'accounts/sign-in/sign-in.test.ts',
  },
  {
    row: '7.3.1',
    file: 'accounts/sessions/sessions.queries.ts',
    from: 'const staffIdleMinutes = 60',
    to: 'const staffIdleMinutes = 60_000',
    test: 'accounts/sessions/sessions.test.ts',
  },
  {
    row: '8.2.1',
    file: 'platform/http/access.ts',
    from: "if (access !== 'admin') return",
    to: 'return',
    test: 'platform/http/access.test.ts',
  },
  {
    row: '8.2.2',
    file: 'accounts/sessions/sessions.queries.ts',
    from: '.where(and(eq(sessions.userId, userId), eq(sessions.id, id)))',
    to: '.where(eq(sessions.id, id))',
    test: 'accounts/sessions/sessions.test.ts',
  },
  {
    row: '8.2.1',
    file: 'platform/http/access.ts',
    from: "    if (!staffRoles.includes(staffRole)) throw new Failure('staff_role_forbidden')\n",
    to: '',
    test: 'platform/http/staff-roles.test.ts',
  },
  {
    row: '9.1.2',
    file: 'accounts/sessions/tokens.ts',
    from: "algorithms: ['HS256']",
    to: "algorithms: ['HS256', 'HS384', 'HS512']",
    test: 'accounts/sign-in/sign-in.test.ts',
  },
  {
    row: '9.2.1',
    file: 'accounts/sessions/tokens.ts',
    from: "requiredClaims: ['sub', 'exp', 'ver', 'sid']",
    to: "requiredClaims: ['sub', 'ver', 'sid']",
    test: 'accounts/sign-in/sign-in.test.ts',
  },
  {
    row: '11.3.3',
    file: 'platform/encryption/encryption.ts',
    from: "hkdfSync('sha256', secret, '', purpose, 32)",
    to: "hkdfSync('sha256', '', '', purpose, 32)",
    test: 'platform/encryption/encryption.test.ts',
  },
  {
    row: '11.4.2',
    file: 'accounts/password/passwords.ts',
    from: 'memoryCost: 19_456',
    to: 'memoryCost: 1_024',
    test: 'accounts/password/passwords.test.ts',
  },
  {
    row: '13.2.1',
    file: 'platform/runtime/same-secret.ts',
    from: 'return timingSafeEqual(given, expected)',
    to: 'return given.length === expected.length',
    test: 'payments/providers/razorpay/razorpay.signatures.test.ts',
  },
  {
    row: '13.4.5',
    file: 'platform/metrics/metrics.routes.ts',
    from: "    if (!mayRead(request, deps.token)) throw new Failure('not_found')\n",
    to: '',
    test: 'platform/metrics/metrics.test.ts',
  },
  {
    row: '14.2.1',
    file: 'platform/encryption/signed-ids.ts',
    from: 'timingSafeEqual(sign(secret, ids), bytes.subarray(idBytes * count))',
    to: 'sign(secret, ids).length > 0',
    test: 'orders/quotes/quote-links.test.ts',
  },
]
