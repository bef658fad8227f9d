import { type Actor, isAdmin } from './roles'

/** For `admin.hidden`: the panel shows chapter leads their region's people, applications and events, nothing else. */
export const hiddenFromLeads = ({ user }: { user: Actor | null }): boolean => !isAdmin(user)
