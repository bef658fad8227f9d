import { paths } from '../../../frontend/paths'

/** At the head of the panel's menu: the way back to the desk, and to the site. */
export const DashboardLink = () => (
  <div style={{ display: 'grid', gap: '0.75rem', paddingBlock: '0 1.5rem', fontSize: '0.875rem' }}>
    <a href={paths.admin.path}>Back to the desk</a>
    <a href={paths.home.path}>View site</a>
  </div>
)
