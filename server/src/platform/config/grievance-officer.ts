import { StartError } from '@tohfa/embedded-db/start-error'
import { movesRealMoney, type Providers } from './providers.ts'

type OfficerVariables = { [name in Name]?: string | undefined }
type Name = 'STORE_GRIEVANCE_OFFICER' | 'STORE_GRIEVANCE_CONTACT' | 'STORE_EMAIL'

/** Whether a name and a designation are set. */
export function namesGrievanceOfficer(officer: string | undefined): boolean {
  const [name, designation] = (officer ?? '').split(',')
  return Boolean(name?.trim() && designation?.trim())
}

/**
 * The missing parts of the grievance officer: name, designation or contact. The law requires them
 * of a shop with live payments (Consumer Protection (E-Commerce) Rules 2020, 4(4) and 4(5)).
 * Undefined when nothing is missing.
 */
export function missingGrievanceOfficer(
  e: OfficerVariables,
  providers: Pick<Providers, 'payment' | 'env'>,
): string | undefined {
  if (!movesRealMoney(providers)) return undefined
  const { key } = providers.payment.maker
  if (!namesGrievanceOfficer(e.STORE_GRIEVANCE_OFFICER))
    return `${key} is live, so STORE_GRIEVANCE_OFFICER must name who hears complaints with their designation, such as "Asha Rao, Head of Care".`
  if (!e.STORE_GRIEVANCE_CONTACT?.trim() && !e.STORE_EMAIL?.trim())
    return `${key} is live, so STORE_GRIEVANCE_CONTACT (or STORE_EMAIL) must say how the grievance officer is reached.`
  return undefined
}

/** @throws StartError whose message names what is missing */
export function requireGrievanceOfficer(e: OfficerVariables, providers: Providers): void {
  const missing = missingGrievanceOfficer(e, providers)
  if (missing) throw new StartError(missing)
}
