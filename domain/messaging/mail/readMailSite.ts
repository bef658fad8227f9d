import type { Payload } from 'payload'
import type { MailSite } from '../../../services/mail/defineMail'

/** The association's data in mails: the site settings and the URL of the site. */
export const readMailSite = async (payload: Payload): Promise<MailSite> => {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false })
  return {
    name: settings.name,
    shortName: settings.shortName,
    address: settings.address || undefined,
    email: settings.email || undefined,
    phone: settings.phone || undefined,
    url: payload.config.serverURL,
  }
}
