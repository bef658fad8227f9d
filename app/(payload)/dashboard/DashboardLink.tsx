import type { ServerProps } from 'payload'
import { REGION_LABELS, isChapterLead, isAdmin } from '../../../collections/access/roles'
import { paths } from '../../../frontend/paths'

/** In the panel's menu: the way to the dashboard and to the site, and for a chapter lead the region led. */
export const DashboardLink = ({ user }: ServerProps) => (
  <div style={{ display: 'grid', gap: '0.75rem', paddingBlock: '1rem', fontSize: '0.875rem' }}>
    <a href={paths.admin.path}>Dashboard (daily work)</a>
    <a href={paths.home.path}>The site</a>
    {isChapterLead(user) && !isAdmin(user) && (
      <span>Your region: {user?.chapterRegion ? REGION_LABELS[user.chapterRegion] : 'none yet'}</span>
    )}
  </div>
)
