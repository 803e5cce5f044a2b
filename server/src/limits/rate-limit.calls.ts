import type { Limits } from './rate-limit.ts'
import type { Routes } from '../http/routes.ts'

/** Refuses a network address that calls far more often than any person or page does. */
export function limitCalls(routes: Routes, limits: Limits): void {
  routes.addHook('onRequest', ({ ip }) => limits.take('call', ip))
}
