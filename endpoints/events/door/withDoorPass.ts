import { type AdmittedDoor, admitDoor } from '../../../domain/events/door'
import { DOOR_PASS_HEADER } from '../../../domain/events/door/door.schema'
import { problem } from '../../answers'
import type { Guard } from '../../guards'

/** A device at the door of the event, by its pass; nobody is signed in there. */
export const withDoorPass: Guard<{ door: AdmittedDoor }> = {
  needs: 'nothing',
  answers: { 401: `No pass in ${DOOR_PASS_HEADER}, or one that is withdrawn, over or of another event` },
  admit: async (req) => {
    const door = await admitDoor(req, DOOR_PASS_HEADER)
    return door
      ? { door }
      : { refusal: problem(401, 'door_ended', 'Your right to work at this door has ended') }
  },
}
