import type { Access, Where } from 'payload'
import { ownOrAdmins } from './ownOrAdmins'

/** As `ownOrAdmins`, without what was made from attendance at an event: nobody changes or deletes it by hand. */
export const ownRecordedOrAdmins: Access = async (args) => {
  const own = await ownOrAdmins(args)
  const recorded: Where = { event: { exists: false } }
  if (own === true) return recorded
  return own && { and: [own, recorded] }
}
