import { changesEvents } from '../../../collections/access/regionPolicies.schema'
import { eventPart } from '../../features/events/staff/eventPart'
import { StaffProgrammeView } from '../../features/events/staff/programme/StaffProgrammeView'
import { staffProgrammeQuery } from '../../features/events/staff/programme/programmeQuery'
import { deskPaths } from '../../deskPaths'

/** The sessions of an event, and the link to its meeting. */
export const { loader, Component } = eventPart({
  name: 'Programme',
  mayRead: changesEvents,
  path: deskPaths.eventProgramme,
  View: StaffProgrammeView,
  load: (app, { id }) => [app.queryClient.query(staffProgrammeQuery(app, id))],
})
