export const adminActions = ['grant', 'revoke', 'password', 'reset-second-factor'] as const
export type AdminAction = (typeof adminActions)[number]
