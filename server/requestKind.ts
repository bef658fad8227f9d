/** What a request is for: files of the build, the staff's panel, the REST API, or a page or document of the site. */
export type RequestKind = 'asset' | 'panel' | 'api' | 'page'

/** The files of the build that keep their names: the icons of tabs and start screens. */
const ICONS = /^\/(?:favicon|icon|apple-touch-icon)[\w-]*\.(?:svg|png|ico)$/

/** @param path of the request, with or without its query */
export const requestKindOf = (path: string): RequestKind => {
  if (path.startsWith('/assets/') || ICONS.test(path)) return 'asset'
  if (path.startsWith('/cms') || path.startsWith('/_next/')) return 'panel'
  return path.startsWith('/api/') ? 'api' : 'page'
}
