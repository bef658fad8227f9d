import { changesEvents } from '../../../collections/access/regionPolicies.schema'
import { DoorPasses } from '../../features/events/staff/door/DoorPasses'
import { doorQuery } from '../../features/events/staff/door/doorQuery'
import { eventPart } from '../../features/events/staff/eventPart'
import { deskPaths } from '../../deskPaths'

/** The doors of an event: who works there, and whom they let in. */
export const { loader, Component } = eventPart({
  name: 'Door',
  mayRead: changesEvents,
  path: deskPaths.eventDoor,
  View: DoorPasses,
  load: (app, { id }) => [app.queryClient.query(doorQuery(app, id))],
})
