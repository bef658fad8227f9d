import { paths } from '../../../frontend/paths'

/** Pages of one person, of staff, or rendered anew for every query. */
const CLOSED = [
  '/api/',
  '/cms',
  paths.admin.path,
  paths.auth.path,
  paths.profile.path,
  // only itself and below: the addresses of seven public pages begin with the same letters
  ...[`${paths.members.path}$`, `${paths.members.path}?`, `${paths.members.path}/`],
  paths.membership.application.path,
  paths.membership.dashboard.path,
  paths.search.path,
]

/** Pictures and papers are the API's to hand out, and worth finding. */
const OPEN = ['/api/media/file/', '/api/publications/*/file']

/**
 * `/robots.txt`.
 * @param isPublic false for a server that only developers and tests see: nothing of it belongs into an index
 */
export const robots = (siteUrl: string, isPublic: boolean): string =>
  isPublic
    ? [
        'User-agent: *',
        ...OPEN.map((path) => `Allow: ${path}`),
        ...CLOSED.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${siteUrl}/sitemap.xml`,
        '',
      ].join('\n')
    : 'User-agent: *\nDisallow: /\n'
