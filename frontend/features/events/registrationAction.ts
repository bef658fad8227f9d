import type { Event } from '../../../payload-types'
import { plainAction } from '../../lib/plainForms'
import { paths } from '../../paths'

/** Where a browser without JavaScript sends a registration: to the event's page, from wherever the button stands. */
export const registrationAction = (
  { id, slug }: Pick<Event, 'id' | 'slug'>,
  name: 'register' | 'cancel-registration',
): string => plainAction(paths.event.build(slug), `event=${id}`, name)
