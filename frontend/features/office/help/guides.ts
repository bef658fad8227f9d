import type { Guide } from './guide.types'

/** The guides of the staff, in the order in which they are listed. Each is loaded by itself. */
const GUIDES = {
  secretary: () => import('../../../../docs/staff/secretary.md'),
  registrar: () => import('../../../../docs/staff/registrar.md'),
  treasurer: () => import('../../../../docs/staff/treasurer.md'),
  editor: () => import('../../../../docs/staff/editor.md'),
  'event-manager': () => import('../../../../docs/staff/event-manager.md'),
  'chapter-lead': () => import('../../../../docs/staff/chapter-lead.md'),
  'lists-and-reports': () => import('../../../../docs/staff/lists-and-reports.md'),
} as const satisfies Record<string, () => Promise<{ default: Guide }>>

export type GuideName = keyof typeof GUIDES

const isGuideName = (name: string): name is GuideName => Object.hasOwn(GUIDES, name)

/** A guide by its name; undefined where there is none. */
export const loadGuide = async (name: string): Promise<Guide | undefined> =>
  isGuideName(name) ? (await GUIDES[name]()).default : undefined

/** All guides with their names. */
export const loadGuides = (): Promise<{ name: string; guide: Guide }[]> =>
  Promise.all(Object.entries(GUIDES).map(async ([name, load]) => ({ name, guide: (await load()).default })))
