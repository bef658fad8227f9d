import { access, constants, stat } from 'node:fs/promises'
import path from 'node:path'
import { readRoom } from '../../../domain/operations'
import { LITTLE_ROOM } from '../../../domain/operations/operations.schema'
import { type Check, type Finding, note, ok, wrong } from '../finding'

const GIB = 1024 ** 3

const checkFolder = async (name: string, folder: string): Promise<Finding> => {
  const place = path.resolve(folder)
  const found = await stat(place).catch(() => undefined)
  if (!found) return note(`${name} ${place} is not there`, 'The first start makes it.')
  if (!found.isDirectory()) return wrong(`${name} ${place} is not a folder`, 'Name a folder.')
  const isWritable = await access(place, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  if (!isWritable) return wrong(`This user may not write into ${name} ${place}`, `chown it to this user.`)
  const { freeBytes, totalBytes } = await readRoom(name, place)
  const room = `${name} ${place} has ${(freeBytes / GIB).toFixed(1)} GiB of ${(totalBytes / GIB).toFixed(1)} free`
  return freeBytes < LITTLE_ROOM * totalBytes
    ? wrong(room, 'Make room, or move it to a larger disk.')
    : ok(room)
}

export const checkFolders: Check = {
  name: 'Folders',
  run: ({ MEDIA_DIR, DATA_DIR, isTrial }) =>
    Promise.all([
      checkFolder('MEDIA_DIR', MEDIA_DIR),
      ...(isTrial ? [checkFolder('DATA_DIR', DATA_DIR)] : []),
    ]),
}
