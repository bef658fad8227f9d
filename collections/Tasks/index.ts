import type { CollectionConfig } from 'payload'
import { TASK_LIMITS } from '../../domain/office/tasks/taskTexts.schema'
import { tasksPersonalData } from '../../domain/office/tasks/tasksPrivacy'
import { taskEndpoints } from '../../endpoints/office/tasks'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * What staff have set out to do, with a day and a person or group in charge. Read and changed through endpoints alone:
 * staff who read everybody's record see all, chapter leads their own and those of the groups of their branch. Source:
 * issue 13, part 5.
 */
export const Tasks: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'tasks',
  custom: { personalData: tasksPersonalData },
  endpoints: taskEndpoints,
  indexes: [{ fields: ['assignee', 'dueOrder'] }, { fields: ['group', 'dueOrder'] }],
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: TASK_LIMITS.title },
    { name: 'note', type: 'textarea', maxLength: TASK_LIMITS.note },
    // a day of Juba's calendar, YYYY-MM-DD; empty without one
    { name: 'dueOn', type: 'text', maxLength: 10 },
    // the same for the order of a list: without a day it comes last
    { name: 'dueOrder', type: 'text', required: true, maxLength: 10, index: true },
    // a person or a group; nobody while both are empty
    { name: 'assignee', type: 'relationship', relationTo: 'users' },
    { name: 'group', type: 'relationship', relationTo: 'groups' },
    // whom it is about
    { name: 'person', type: 'relationship', relationTo: 'users', index: true },
    // the page of the record that it is about
    { name: 'link', type: 'text', maxLength: TASK_LIMITS.link },
    { name: 'createdBy', type: 'relationship', relationTo: 'users', index: true },
    { name: 'doneAt', type: 'date', index: true },
    { name: 'doneBy', type: 'relationship', relationTo: 'users' },
    // made by the form: the same task sent twice is one
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 80 },
  ],
}
