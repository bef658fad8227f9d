import type { Payload } from 'payload'

/** Where new messages and applications are announced: as staff have set it, else the association's own address; undefined without either. */
export const staffMailbox = async (payload: Payload): Promise<string | undefined> => {
  const [staff, site] = await Promise.all([
    payload.findGlobal({ slug: 'staff-settings', depth: 0, overrideAccess: true }), // visitors cause mails to it, and never see it
    payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true }), // public
  ])
  return staff.notificationEmail ?? site.email ?? undefined
}
