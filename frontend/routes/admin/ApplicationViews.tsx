import { useQuery } from '@tanstack/react-query'
import { handlesMemberships } from '../../../collections/access/roles'
import { ViewLinks } from '../../components/ui/ViewLinks'
import { waitingNominationsQuery } from '../../features/membership/nominations/staff/staffNominationsQuery'
import { useApp } from '../../lib/app'
import { useSession } from '../../lib/session/useSession'
import { paths } from '../../paths'

export interface ApplicationViewsProps {
  shown: 'applications' | 'renewals' | 'removals' | 'nameChanges' | 'nominations' | 'mentoring'
}

const Views = ({ shown }: ApplicationViewsProps) => {
  const app = useApp()
  const waiting = useQuery({ ...waitingNominationsQuery(app), throwOnError: false }).data ?? 0
  return (
    <div className="mb-4">
      <ViewLinks
        label="Membership Applications"
        views={[
          { to: paths.admin.applications.build(), label: 'Applications', isShown: shown === 'applications' },
          { to: paths.admin.renewals.build(), label: 'Renewals', isShown: shown === 'renewals' },
          { to: paths.admin.removals.build(), label: 'Due for Removal', isShown: shown === 'removals' },
          { to: paths.admin.nameChanges.build(), label: 'Changes of Name', isShown: shown === 'nameChanges' },
          {
            to: paths.admin.nominations.build(),
            label: waiting > 0 ? `Nominations (${waiting})` : 'Nominations',
            isShown: shown === 'nominations',
          },
          { to: paths.admin.mentoring.build(), label: 'Mentoring', isShown: shown === 'mentoring' },
        ]}
      />
    </div>
  )
}

/**
 * The lists of the tab Membership Applications, with how many nominations wait; all but the first are for who
 * decides about memberships.
 */
export const ApplicationViews = (props: ApplicationViewsProps) =>
  handlesMemberships(useSession().user) ? <Views {...props} /> : null
