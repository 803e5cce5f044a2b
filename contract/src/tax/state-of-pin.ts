import { stateCodeOf, states } from './states.ts'

/** Whether goods go to the state of the address, by the carrier's state of its PIN code. */
export type StateOfPin = {
  /** Null where the carrier gives none. */
  stateOfPin: string | null
  /** True only where both are states, and different ones. */
  stateDisagrees: boolean
}

/**
 * Compares the state of an address with that of its PIN code (docs/product.md 12.12).
 * @param written the state in the address
 * @param pinState the carrier's state: a name or a code of two letters
 */
export function stateOfPin(written: string, pinState: string | null | undefined): StateOfPin {
  const [typed, known] = [stateCodeOf(written), stateCodeOf(pinState ?? '')]
  return {
    stateOfPin: known ? states[known] : null,
    stateDisagrees: known !== undefined && typed !== undefined && typed !== known,
  }
}
