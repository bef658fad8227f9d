import { useState } from 'react'
import { ROLES, type Role } from '../../../collections/access/roles'
import { Button, ButtonLink } from '../../components/ui/Button'
import { Dialog } from '../../components/ui/Dialog'
import { Icon } from '../../components/ui/Icon'
import { classNames } from '../../lib/classNames'
import { deskPaths } from '../../deskPaths'

/** Roles as a list names them. */
export const ROLE_WORDS: Record<Role, string> = {
  admin: 'Admin',
  chapter_lead: 'Chapter lead',
  registrar: 'Registrar',
  treasurer: 'Treasurer',
  editor: 'Editor',
  event_manager: 'Events',
  auditor: 'Auditor',
  member: 'Member',
}

export interface RoleTogglesProps {
  /** Of the account. */
  id: string
  name: string
  roles: readonly Role[]
  onToggle: (role: Role, has: boolean) => void
}

/**
 * The roles of an account, each a switch. The one that opens everything is asked about first; that of members
 * follows the membership.
 */
export const RoleToggles = ({ id, name, roles, onToggle }: RoleTogglesProps) => {
  const [isAsking, setIsAsking] = useState(false)
  const [isExplaining, setIsExplaining] = useState(false)
  const isAdmin = roles.includes('admin')
  const confirm = (): void => {
    setIsAsking(false)
    onToggle('admin', isAdmin)
  }
  return (
    <div role="group" aria-label={`Roles of ${name}`} className="flex flex-wrap gap-2">
      {ROLES.map((role) => {
        const has = roles.includes(role)
        return (
          <button
            key={role}
            type="button"
            aria-pressed={has}
            className={classNames('role-switch', has && 'role-switch-on')}
            onClick={() =>
              role === 'admin'
                ? setIsAsking(true)
                : role === 'member'
                  ? setIsExplaining(true)
                  : onToggle(role, has)
            }
          >
            {has && <Icon name="check" />}
            {ROLE_WORDS[role]}
          </button>
        )
      })}
      <Dialog
        title="The role Member follows the membership"
        isOpen={isExplaining}
        onClose={() => setIsExplaining(false)}
      >
        <p>
          <bdi className="font-semibold">{name}</bdi>{' '}
          {roles.includes('member')
            ? 'has it because the membership is current. It goes when the membership is suspended or ends.'
            : 'gets it with a membership: by an approved application, or added by staff.'}
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink tone="main" to={deskPaths.user.build(id)}>
            Open the membership
          </ButtonLink>
          <Button onClick={() => setIsExplaining(false)}>Cancel</Button>
        </p>
      </Dialog>
      <Dialog
        title={isAdmin ? 'Remove the administrator role?' : 'Make an administrator?'}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
      >
        <p>
          {isAdmin ? (
            <>
              <bdi className="font-semibold">{name}</bdi> will no longer be able to open this dashboard.
            </>
          ) : (
            <>
              <bdi className="font-semibold">{name}</bdi> will be able to see and change everything here,
              roles included.
            </>
          )}
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          <Button tone={isAdmin ? 'plain' : 'main'} onClick={confirm}>
            {isAdmin ? 'Remove' : 'Make administrator'}
          </Button>
          <Button tone={isAdmin ? 'main' : 'plain'} onClick={() => setIsAsking(false)}>
            Cancel
          </Button>
        </p>
      </Dialog>
    </div>
  )
}
