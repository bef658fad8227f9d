import type { PayloadRequest } from 'payload'
import type { SiteChrome } from './siteChrome.schema'

const MAX_DIVISIONS = 50

/**
 * What header and footer of every page show: settings with their logo, navigation and divisions, as the caller may see
 * them.
 * @param draft settings and navigation as they were drafted last
 */
export const readSiteChrome = async (req: PayloadRequest, draft: boolean): Promise<SiteChrome> => {
  const asCaller = { overrideAccess: false, depth: 0, req }
  const [settings, navigation, divisions] = await Promise.all([
    req.payload.findGlobal({ slug: 'site-settings', ...asCaller, draft, depth: 1 }),
    req.payload.findGlobal({ slug: 'navigation', ...asCaller, draft }),
    req.payload.find({
      collection: 'divisions',
      sort: 'order',
      limit: MAX_DIVISIONS,
      pagination: false,
      select: { slug: true, title: true, shortTitle: true, icon: true },
      ...asCaller,
    }),
  ])
  return {
    settings: { ...settings, logo: typeof settings.logo === 'object' ? settings.logo : null },
    navigation,
    divisions: divisions.docs.map(({ id, slug, title, shortTitle, icon }) => ({
      id,
      slug,
      title,
      shortTitle,
      icon,
    })),
  }
}
