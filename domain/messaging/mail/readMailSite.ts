import type { Payload } from 'payload'
import type { MailSite } from '../../../services/mail/defineMail'

/**
 * The address for notifications to staff: that of the staff settings, or that of the site settings, or none.
 */
export const officeAddress = async (payload: Payload): Promise<string | undefined> => {
  const [{ notificationEmail }, { email }] = await Promise.all([
    payload.findGlobal({ slug: 'staff-settings', depth: 0, overrideAccess: true }), // without access control: only administrators can read these settings, but the mail is for that address
    payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false }),
  ])
  return notificationEmail || email || undefined
}

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
