/** Roles and regions, with their labels. Source: spec.md section 6, decisions.md "Sessions and accounts". */
import type { Region, Role } from './policies.schema'

export {
  type Actor,
  type Branch,
  BRANCH_ROLES,
  type BranchRole,
  branchOf,
  branchWith,
  handlesMemberships,
  handlesMoney,
  hasBranchRight,
  hasRight,
  isAdmin,
  isStaff,
  REGIONS,
  type Region,
  regionWith,
  type Right,
  ROLES,
  type Role,
  STAFF_ROLES,
  readsPeople,
} from './policies.schema'

export const ROLE_LABELS: Record<Role, string> = {
  admin: 'Administrator',
  chapter_lead: 'Chapter lead',
  editor: 'Editor',
  event_manager: 'Event manager',
  auditor: 'Auditor (reads everything)',
  registrar: 'Registrar',
  treasurer: 'Treasurer',
  member: 'Member',
}

export const REGION_LABELS: Record<Region, string> = {
  greater_upper_nile: 'Greater Upper Nile',
  greater_equatoria: 'Greater Equatoria',
  greater_bahr_el_ghazal: 'Greater Bahr el Ghazal',
  other: 'Other',
}
