import type { CollectionConfig } from 'payload'
import { GROUP_KINDS, GROUP_LIMITS } from '../../domain/groups/groupTexts.schema'
import { groupEndpoints } from '../../endpoints/groups'
import { toOptions } from '../fields/options'
import { regionField } from '../fields/regionField'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * Chapters, divisions, committees and lists in one tree. Read and changed through endpoints alone, which keep a lead to
 * the own branch. Source: issue 13, part 4.
 */
export const Groups: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'groups',
  custom: { personalData: { none: 'Names and texts of groups, written by staff.' } },
  endpoints: groupEndpoints,
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: GROUP_LIMITS.name },
    { name: 'slug', type: 'text', required: true, unique: true, maxLength: 160 },
    { name: 'kind', type: 'select', required: true, options: toOptions(GROUP_KINDS) },
    { name: 'about', type: 'textarea', maxLength: GROUP_LIMITS.about },
    { name: 'parent', type: 'relationship', relationTo: 'groups' },
    // itself and every group above it, kept by the server: the branch of a group is what has it in here
    { name: 'path', type: 'relationship', relationTo: 'groups', hasMany: true, index: true },
    { name: 'isPublic', type: 'checkbox' },
    // the chapter or division whose page it has, as `chapters:<id>`: it takes its name from there
    { name: 'source', type: 'text', unique: true, maxLength: 60 },
    // of the chapter of a region: its lead sees the people, applications and events of the region
    regionField({ unique: true }),
  ],
}
