import { ROLE_LABELS } from '../../collections/access/roles'

const spelledOut = (slug: string): string => {
  const words = slug.replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/**
 * A detail as staff read it: the name of a role, of a collection, or of the part of the site that a request went to.
 * Whatever else it says stays as it is.
 */
export const describeDetail = (detail: string): string => {
  if (Object.hasOwn(ROLE_LABELS, detail)) return ROLE_LABELS[detail as keyof typeof ROLE_LABELS]
  const route = /^(?:get|post|patch|put|delete) \/(?:globals\/)?([a-z-]+)/.exec(detail)
  if (route?.[1]) return spelledOut(route[1])
  return /^[a-z]+(?:-[a-z]+)*$/.test(detail) ? spelledOut(detail) : detail
}
