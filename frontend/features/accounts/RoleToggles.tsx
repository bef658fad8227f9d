import { useState } from 'react'
import { ROLES, type Role } from '../../../collections/access/roles'
import { Button } from '../../components/ui/Button'
import { Dialog } from '../../components/ui/Dialog'
import { Icon } from '../../components/ui/Icon'
import { classNames } from '../../lib/classNames'

const SHORT: Record<Role, string> = { admin: 'Admin', chapter_lead: 'Chapter lead', member: 'Member' }

export interface RoleTogglesProps {
  name: string
  roles: readonly Role[]
  onToggle: (role: Role, has: boolean) => void
}

/** The roles of an account, each a switch. The one that opens everything is asked about first. */
export const RoleToggles = ({ name, roles, onToggle }: RoleTogglesProps) => {
  const [isAsking, setIsAsking] = useState(false)
  const isAdmin = roles.includes('admin')
  const confirm = (): void => {
    setIsAsking(false)
    onToggle('admin', isAdmin)
  }
  return (
    <div role="group" aria-label={`Roles of ${name}`} className="flex flex-wrap gap-1.5 max-md:justify-end md:flex-nowrap">
      {ROLES.map((role) => {
        const has = roles.includes(role)
        return (
          <button
            key={role}
            type="button"
            aria-pressed={has}
            className={classNames('role-switch', has && 'role-switch-on')}
            onClick={() => (role === 'admin' ? setIsAsking(true) : onToggle(role, has))}
          >
            {has && <Icon name="check" />}
            {SHORT[role]}
          </button>
        )
      })}
      <Dialog title={isAdmin ? 'Remove the administrator role?' : 'Make an administrator?'} isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <p>
          {isAdmin ? (
            <>
              <bdi className="font-semibold">{name}</bdi> will no longer be able to open this dashboard.
            </>
          ) : (
            <>
              <bdi className="font-semibold">{name}</bdi> will be able to see and change everything here, roles included.
            </>
          )}
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          <Button tone="main" onClick={confirm}>
            {isAdmin ? 'Remove' : 'Make administrator'}
          </Button>
          <Button onClick={() => setIsAsking(false)}>Cancel</Button>
        </p>
      </Dialog>
    </div>
  )
}
