import { staffRoles, type StaffRole } from '@tohfa/contract/accounts/staff-roles'
import { Radio } from '#ui/form/choice.tsx'
import { staffDialogTexts as texts } from './staff.texts.ts'
import { roleHints, roleLabels } from './role.texts.ts'

/** A choice of roles, each with what it includes. */
export function RoleChoice({
  value,
  onChange,
}: {
  value: StaffRole
  onChange: (role: StaffRole) => void
}) {
  return (
    <fieldset className="pb-2">
      <legend className="mb-1 text-sm font-medium">{texts.role}</legend>
      <ul className="flex flex-col gap-2">
        {staffRoles.map((role) => (
          <li key={role}>
            <Radio
              name="staffRole"
              value={role}
              label={roleLabels[role]}
              checked={role === value}
              onChange={() => onChange(role)}
            />
            <p className="pl-8 text-sm text-quiet">{roleHints[role]}</p>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
