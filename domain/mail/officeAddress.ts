import type { Payload } from 'payload'

/** Where the staff are told of what came in: the staff settings' address, else the site settings'. Neither: nobody is told. */
export const officeAddress = async (payload: Payload): Promise<string | undefined> => {
  const [{ notificationEmail }, { email }] = await Promise.all([
    payload.findGlobal({ slug: 'staff-settings', depth: 0, overrideAccess: true }), // only administrators see these; the mail goes where they say
    payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false }),
  ])
  return notificationEmail || email || undefined
}
