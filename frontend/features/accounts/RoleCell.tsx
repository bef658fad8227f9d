import { useState } from 'react'
import { REGION_LABELS } from '../../../collections/access/roles'
import type { AccountRow } from '../../../domain/accounts/accountAdministration/accounts.schema'
import { Dialog } from '../../components/ui/Dialog'
import { ROLE_WORDS, RoleToggles, type RoleTogglesProps } from './RoleToggles'

export interface RoleCellProps {
  account: AccountRow
  onToggle: RoleTogglesProps['onToggle']
}

/** The roles of an account in words, and a dialog that changes them. */
export const RoleCell = ({ account: { id, fullName, roles = [], ledRegion }, onToggle }: RoleCellProps) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3">
      <span>
        {roles.map((role) => ROLE_WORDS[role]).join(', ') || 'None'}
        {ledRegion && (
          <span className="block text-ink-soft">
            {roles.includes('chapter_lead') ? 'Leads' : 'For'} {REGION_LABELS[ledRegion]}
          </span>
        )}
      </span>
      <button type="button" className="link min-h-11 px-1" onClick={() => setIsOpen(true)}>
        Change<span className="sr-only"> the roles of {fullName}</span>
      </button>
      <Dialog title={`Roles of ${fullName}`} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <RoleToggles id={id} name={fullName} roles={roles} onToggle={onToggle} />
      </Dialog>
    </span>
  )
}
