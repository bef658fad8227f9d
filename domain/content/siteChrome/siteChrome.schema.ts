import type { Division, Media, Navigation, SiteSetting } from '../../../payload-types'

/** What `GET /api/frame` answers: what header and footer of every page show. */
export interface SiteChrome {
  settings: Omit<SiteSetting, 'logo'> & {
    /** Null while the association has the drawn one. */ logo?: Media | null
  }
  navigation: Navigation
  divisions: Pick<Division, 'id' | 'slug' | 'title' | 'shortTitle' | 'icon'>[]
}
