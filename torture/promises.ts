import { simulateLanes } from '../server/src/fulfilment/promise/simulate-lanes.fixture.ts'
import { must } from './checks.ts'

const mostLate = 0.03

/** So many simulated lanes: few are late against their promise, and every such buyer is told first. */
export function keepPromises(lanes: number): Promise<object> {
  const { late, untold } = simulateLanes(lanes)
  must(late / lanes <= mostLate, `${late} of ${lanes} were late`)
  must(untold === 0, `${untold} of those were not told`)
  return Promise.resolve({ lanes, late, untold })
}
