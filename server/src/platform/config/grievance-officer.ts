import { StartError } from '@tohfa/embedded-db/start-error'
import { movesRealMoney, type Providers } from './providers.ts'

type OfficerVariables = { [name in Name]?: string | undefined }
type Name = 'STORE_GRIEVANCE_OFFICER' | 'STORE_GRIEVANCE_CONTACT' | 'STORE_EMAIL'

/** Whether somebody is named with their designation. */
export function namesGrievanceOfficer(officer: string | undefined): boolean {
  const [name, designation] = (officer ?? '').split(',')
  return Boolean(name?.trim() && designation?.trim())
}

/**
 * What the law asks of a shop that takes real money (Consumer Protection (E-Commerce) Rules 2020, 4(4)
 * and 4(5)) and its settings lack: the grievance officer's name, designation and contact. Undefined
 * when nothing is missing.
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

/** @throws StartError whose sentence names what is missing */
export function requireGrievanceOfficer(e: OfficerVariables, providers: Providers): void {
  const missing = missingGrievanceOfficer(e, providers)
  if (missing) throw new StartError(missing)
}
