import type { Payload } from 'payload'
import { moveContentVersion } from '../../content/contentVersions'
import { findMeeting } from '..'
import { findSessions, setHasProgramme } from './sessionsRepository'

const hasProgramme = async (payload: Payload, event: string): Promise<boolean> =>
  Boolean((await findMeeting(payload, event))?.address) || (await findSessions(payload, event)).length > 0

/**
 * Stores with an event whether it has sessions or a link to a meeting, so that its page leads to its programme. They
 * are read again after writing: whoever writes last must have read them last.
 */
export const syncHasProgramme = async (payload: Payload, event: string): Promise<void> => {
  for (let [has, isStored] = [await hasProgramme(payload, event), false]; !isStored;) {
    await setHasProgramme(payload, event, has)
    const now = await hasProgramme(payload, event)
    isStored = now === has
    has = now
  }
  await moveContentVersion(payload, 'content')
}
