import { type AdmittedDoor, admitDoor } from '../../../domain/events/door'
import { DOOR_PASS_HEADER } from '../../../domain/events/door/door.constants'
import { problem } from '../../answers'
import type { Guard } from '../../guards'

/**
 * A device at the door of the event, by its pass; nobody is signed in there.
 * @param mayBeLate whether one is admitted whose pass is over, to send what it did before
 */
export const withDoorPass = (mayBeLate = false): Guard<{ door: AdmittedDoor }> => ({
  needs: 'nothing',
  answers: { 401: `No pass in ${DOOR_PASS_HEADER}, or one that is withdrawn, over or of another event` },
  admit: async (req) => {
    const door = await admitDoor(req, DOOR_PASS_HEADER)
    return door && (mayBeLate || !door.isLate)
      ? { door }
      : { refusal: problem(401, 'door_ended', 'Your right to work at this door has ended') }
  },
})
