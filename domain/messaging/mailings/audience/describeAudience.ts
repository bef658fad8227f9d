import { REGION_LABELS } from '../../../../collections/access/roles'
import { GRADES } from '../../../membership/memberships/grades.schema'
import type { Audience } from '../mailing.schema'
import { AUDIENCES } from '../mailingTexts.schema'

/**
 * Who gets a mailing, in words.
 * @param name of the group or list that it goes to
 */
export const describeAudience = (audience: Audience, name?: string): string => {
  switch (audience.to) {
    case 'members':
      return AUDIENCES.members
    case 'grade':
      return `${GRADES[audience.grade]} members`
    case 'region':
      return `Members in ${REGION_LABELS[audience.region]}`
    case 'group':
      return name ?? 'A group that is gone'
    case 'savedList':
      return name ?? 'A saved list'
    case 'typed':
      return audience.emails.length === 1 ? '1 typed address' : `${audience.emails.length} typed addresses`
  }
}
