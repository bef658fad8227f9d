import { paths } from '../../../paths'

/** A cookie, so that the server draws the desk as its owner left it and nothing moves. */
const NAME = 'desk-navigation'
const NARROW = `${NAME}=narrow`
const YEAR_S = 365 * 24 * 3600

/** @param cookie the `Cookie` header of the request; in the browser, that of the document */
export const readIsNarrow = (cookie: string | null): boolean => (cookie ?? '').split('; ').includes(NARROW)

/** Keeps for a year on this device whether the person has made the navigation narrow. */
export const keepIsNarrow = (isNarrow: boolean): void => {
  const lifetime = isNarrow ? YEAR_S : 0
  document.cookie = `${NARROW}; Path=${paths.admin.path}; Max-Age=${lifetime}; SameSite=Lax`
}
