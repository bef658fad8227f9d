/** Roles and regions, with their labels. Source: spec.md section 6, decisions.md "Sessions and accounts". */
export { type Actor, isAdmin, isChapterLead, isStaff } from './policies.schema'

export const ROLES = ['admin', 'chapter_lead', 'member'] as const
export type Role = (typeof ROLES)[number]
export const ROLE_LABELS: Record<Role, string> = {
  admin: 'Administrator',
  chapter_lead: 'Chapter lead',
  member: 'Member',
}

export const REGIONS = ['greater_upper_nile', 'greater_equatoria', 'greater_bahr_el_ghazal', 'other'] as const
export type Region = (typeof REGIONS)[number]
export const REGION_LABELS: Record<Region, string> = {
  greater_upper_nile: 'Greater Upper Nile',
  greater_equatoria: 'Greater Equatoria',
  greater_bahr_el_ghazal: 'Greater Bahr el Ghazal',
  other: 'Other',
}
