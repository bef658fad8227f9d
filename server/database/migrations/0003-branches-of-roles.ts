import type { Migration } from './migration'

interface Grant {
  role: string
  region?: string | null
  group?: unknown
}

/**
 * Until now a chapter lead's role alone was for a branch. A region that the panel's form left on another one meant
 * nothing: it goes, so that the role stays what it was, one for the whole association.
 */
export const branchesOfRoles: Migration = {
  number: 3,
  name: 'branches-of-roles',
  worksFrom: '0.1.0',
  up: ({ updateEach }) =>
    updateEach<Grant>(
      'roles',
      { role: { $ne: 'chapter_lead' }, $or: [{ region: { $ne: null } }, { group: { $ne: null } }] },
      () => ({ $unset: { region: '', group: '' } }),
    ),
}
