import type { MailSite } from './defineMail'

/** The whole address of a link in a mail. What is no web address leads to the site's first page instead. */
export const linkOf = (url: string, site: MailSite): string => {
  try {
    const link = new URL(url, `${site.url}/`)
    return link.protocol === 'https:' || link.protocol === 'http:' ? link.href : `${site.url}/`
  } catch {
    return `${site.url}/`
  }
}
