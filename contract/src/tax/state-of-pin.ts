import { stateCodeOf, states } from './states.ts'

/** Whether goods go to the state that an address names, as the carrier knows its PIN code. */
export type StateOfPin = {
  /** Null where the carrier names none. */
  stateOfPin: string | null
  /** True only where both are states, and different ones. */
  stateDisagrees: boolean
}

/**
 * Compares the state of an address with that of its PIN code (docs/product.md 12.12).
 *
 * @param written as the address has it
 * @param pinState as the carrier writes it, a name or a code of two letters
 */
export function stateOfPin(written: string, pinState: string | null | undefined): StateOfPin {
  const [typed, known] = [stateCodeOf(written), stateCodeOf(pinState ?? '')]
  return {
    stateOfPin: known ? states[known] : null,
    stateDisagrees: known !== undefined && typed !== undefined && typed !== known,
  }
}
