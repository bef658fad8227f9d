import { changesEvents } from '../../../collections/access/regionPolicies.schema'
import { Afterwards } from '../../features/events/staff/afterwards/Afterwards'
import { eventPart } from '../../features/events/staff/eventPart'
import { deskPaths } from '../../deskPaths'

/** What came of an event. */
export const { loader, Component } = eventPart({
  name: 'After the event',
  mayRead: changesEvents,
  path: deskPaths.eventAfterwards,
  View: Afterwards,
})
