import type { MailSite } from './defineMail'

/** The complete URL of a link in a mail. An invalid URL becomes the site's home page. */
export const linkOf = (url: string, site: MailSite): string => {
  try {
    const link = new URL(url, `${site.url}/`)
    return link.protocol === 'https:' || link.protocol === 'http:' ? link.href : `${site.url}/`
  } catch {
    return `${site.url}/`
  }
}
