import { isAdmin } from './roles'

/** For `admin.hidden`: the panel shows chapter leads their region's people, applications and events, nothing else. */
export const hiddenFromLeads = ({ user }: { user: object | null }): boolean => !isAdmin(user)
