import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { GRADES } from '../../../../domain/membership/memberships/grades.schema'
import { REGION_LABELS } from '../../../../collections/access/roles'
import type { DirectoryMember } from '../../../../domain/people/directory/directory.schema'
import { Avatar } from '../../../components/ui/Avatar'
import { Dialog } from '../../../components/ui/Dialog'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { errorText } from '../../../lib/errorText'
import { directoryMessages } from '../../../lib/messages/directoryMessages'
import { WriteLink } from '../../../components/memberMessages/WriteLink'
import { memberQuery } from './directoryQueries'

const Fact = ({ label, children }: { label: string; children: ReactNode }) =>
  children ? (
    <div className="grid border-t border-rule py-2 sm:grid-cols-[10rem_1fr]">
      <dt className="text-ink-soft">{label}</dt>
      <dd dir="auto" className="min-w-0">
        {children}
      </dd>
    </div>
  ) : null

const Facts = ({ member }: { member: DirectoryMember }) => (
  <>
    <div className="mb-5 flex items-center gap-4">
      <Avatar name={member.fullName} url={member.avatarUrl} isLarge />
      {member.professionalTitle && (
        <p dir="auto" className="min-w-0 text-lg">
          {member.professionalTitle}
        </p>
      )}
    </div>
    {member.bio && (
      <p dir="auto" className="mb-5 whitespace-pre-line">
        {member.bio}
      </p>
    )}
    <dl className="border-b border-rule">
      <Fact label="Specialization">{member.specialization}</Fact>
      <Fact label="Organization">{member.organization}</Fact>
      <Fact label="Region">{member.region && REGION_LABELS[member.region]}</Fact>
      <Fact label="Membership type">{member.membershipType && GRADES[member.membershipType]}</Fact>
      <Fact label="Member since">{member.joinedAt && formatDate(member.joinedAt)}</Fact>
    </dl>
    <WriteLink profile={member.id} />
  </>
)

export interface MemberDialogProps {
  /** Whose profile is open; none when undefined. */
  id: string | undefined
  /** What the list knows of the member already. */
  known: DirectoryMember | undefined
  onClose: () => void
}

/** A member's profile: the directory's ten fields, less what the member hides. */
export const MemberDialog = ({ id, known, onClose }: MemberDialogProps) => {
  const app = useApp()
  const { data, error } = useQuery({ ...memberQuery(app, id ?? ''), enabled: id !== undefined && !known })
  const member = known ?? data
  return (
    <Dialog title={member?.fullName ?? 'Member'} isOpen={id !== undefined} onClose={onClose}>
      {member ? (
        <Facts member={member} />
      ) : error ? (
        <p role="alert">{errorText(error, directoryMessages.loadFailed)}</p>
      ) : (
        <Spinner label="Loading…" />
      )}
    </Dialog>
  )
}
