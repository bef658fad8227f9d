import type { Payload } from 'payload'

/** How many hours of professional development a year asks for, as staff have set it. */
export const targetHours = async (payload: Payload): Promise<number> => {
  const { cpdTargetHours } = await payload.findGlobal({
    slug: 'staff-settings',
    depth: 0,
    overrideAccess: true, // a rule that members may know, among settings they may not
  })
  return cpdTargetHours
}
