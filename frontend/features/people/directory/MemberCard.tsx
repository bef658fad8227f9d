import { GRADES } from '../../../../domain/membership/memberships/grades.schema'
import { REGION_LABELS } from '../../../../collections/access/roles'
import type { DirectoryMember } from '../../../../domain/people/directory/directory.schema'
import { Avatar } from '../../../components/ui/Avatar'
import { Badge } from '../../../components/ui/Badge'
import { PageIcon } from '../../../components/ui/PageIcon'
import { StayingLink } from './StayingLink'

export interface MemberCardProps {
  member: DirectoryMember
  /** The address that opens the profile. */
  to: string
}

/** A member in short. The whole card opens the profile; the name is its link. */
export const MemberCard = ({ member, to }: MemberCardProps) => {
  const { fullName, professionalTitle, specialization, organization, region, avatarUrl, membershipType } =
    member
  return (
    <article className="card relative flex h-full gap-4 p-4 hover:border-nile md:p-5">
      <Avatar name={fullName} url={avatarUrl} />
      <div className="grid min-w-0 content-start gap-1">
        <h2 className="text-lg">
          <StayingLink to={to} className="after:absolute after:inset-0">
            <bdi>{fullName}</bdi>
          </StayingLink>
        </h2>
        {professionalTitle && <p dir="auto">{professionalTitle}</p>}
        {specialization && (
          <p dir="auto" className="text-ink-soft">
            {specialization}
          </p>
        )}
        {organization && (
          <p dir="auto" className="text-ink-soft">
            {organization}
          </p>
        )}
        {(membershipType ?? region) && (
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            {membershipType && <Badge>{GRADES[membershipType]}</Badge>}
            {region && (
              <span className="inline-flex items-center gap-1.5 text-ink-soft">
                <PageIcon name="pin" />
                {REGION_LABELS[region]}
              </span>
            )}
          </p>
        )}
      </div>
    </article>
  )
}
