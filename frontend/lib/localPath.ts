import { toSitePath } from '../../platform/sitePath.schema'

/** The address of an uploaded picture below this site's own, under whatever name the site is visited. */
export const localPath = (url: string): string => {
  const path = url.replace(/^https?:\/\/[^/]+(?=\/api\/)/, '')
  return path.startsWith('/') ? (toSitePath(path) ?? '') : path
}
