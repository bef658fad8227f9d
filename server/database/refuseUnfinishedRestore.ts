import type { Payload } from 'payload'
import { connectionOf } from '../../platform/database'
import { BackupError, UNFINISHED } from '../backup/format'

/** @throws BackupError when the database was filled in part only: what looks like data would be built upon */
export const refuseUnfinishedRestore = async (payload: Payload): Promise<void> => {
  if (await connectionOf(payload).collection(UNFINISHED).findOne())
    throw new BackupError(
      'A restore or a move into this database did not finish. Run it again: npm run restore -- <archive> --replace, or npm run move',
    )
}
