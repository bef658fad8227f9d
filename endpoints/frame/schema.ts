import type { Division, Navigation, SiteSetting } from '../../payload-types'

/** What `GET /api/frame` answers: everything that header and footer of every page show. */
export interface Frame {
  settings: SiteSetting
  navigation: Navigation
  divisions: Pick<Division, 'slug' | 'title' | 'shortTitle'>[]
}
