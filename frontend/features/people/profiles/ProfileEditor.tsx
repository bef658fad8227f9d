import { useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { GRADES, MEMBERSHIP_STATUSES } from '../../../../domain/membership/memberships/grades.schema'
import { MEMBERSHIP_TONES } from '../../../components/membership/membershipTones'
import { Badge } from '../../../components/ui/Badge'
import { useApp } from '../../../lib/app'
import { PhotoEditor } from './PhotoEditor'
import { ProfileForm } from './ProfileForm'
import { ownProfileQuery } from './ownProfileQuery'

/** Who a person is here: photo, name, membership, and the forms. Source: spec.md section 2, "/profile". */
export const ProfileEditor = () => {
  const { data: profile } = useSuspenseQuery(ownProfileQuery(useApp()))
  const [isUploading, setIsUploading] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const onSaving = useCallback((isBusy: boolean) => setIsSaving(isBusy), [])
  const { status, number } = profile.membership
  return (
    <div className="grid max-w-[52rem] gap-8">
      <PhotoEditor profile={profile} isLocked={isSaving} onBusy={setIsUploading}>
        <p className="font-display text-xl font-semibold">
          <bdi>{profile.fullName}</bdi>
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-2">
          <Badge>{profile.membershipType ? GRADES[profile.membershipType] : 'Member'}</Badge>
          <Badge tone={MEMBERSHIP_TONES[status]}>
            {status === 'none' ? MEMBERSHIP_STATUSES.pending : MEMBERSHIP_STATUSES[status]}
          </Badge>
        </p>
        {number && <p className="mt-2 text-ink-soft tabular-nums">{number}</p>}
      </PhotoEditor>
      <ProfileForm profile={profile} isLocked={isUploading} onBusy={onSaving} />
    </div>
  )
}
