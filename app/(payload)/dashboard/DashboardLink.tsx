import type { ServerProps } from 'payload'
import { REGION_LABELS, isAdmin } from '../../../collections/access/roles'
import { paths } from '../../../frontend/paths'

/** In the panel's menu: the way to the dashboard and to the site, and the region of who has a role for one. */
export const DashboardLink = ({ user }: ServerProps) => (
  <div style={{ display: 'grid', gap: '0.75rem', paddingBlock: '1rem', fontSize: '0.875rem' }}>
    <a href={paths.admin.path}>Dashboard (daily work)</a>
    <a href={paths.home.path}>The site</a>
    {(user?.roles?.includes('chapter_lead') || Boolean(user?.branchRoles?.length)) && !isAdmin(user) && (
      <span>Your region: {user?.chapterRegion ? REGION_LABELS[user.chapterRegion] : 'none yet'}</span>
    )}
  </div>
)
