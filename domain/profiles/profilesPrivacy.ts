import type { Payload } from 'payload'
import type { File, Profile } from '../../payload-types'
import { modelOf } from '../../platform/database'
import type { PersonalData } from '../../platform/personalData'
import type { Stored } from '../../platform/stored.types'
import { fileStorage } from '../../services/fileStorage'
import { removeFile } from '../files'
import { ownProfile } from './ownProfile'

const readPhoto = async (payload: Payload, user: string): Promise<Uint8Array | undefined> => {
  const profile = await modelOf(payload, 'profiles')
    .findOne({ user }, { avatar: 1 })
    .lean<Pick<Stored<Profile>, 'avatar'> | null>()
  if (!profile?.avatar) return undefined
  const file = await modelOf(payload, 'files')
    .findOne({ _id: profile.avatar }, { key: 1 })
    .lean<Pick<Stored<File>, 'key'> | null>()
  if (!file) return undefined
  try {
    const stream = await fileStorage.open(file.key)
    const parts: Buffer[] = []
    for await (const part of stream) parts.push(part as Buffer) // a photo is small: 512 px wide
    return Buffer.concat(parts)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

export const profilesPersonalData: PersonalData = {
  exports: [
    { file: 'profile.json', read: ownProfile },
    { file: 'photo.webp', read: ({ payload }, { id }) => readPhoto(payload, id) },
  ],
  erasures: {
    remains: async (payload, { photo }) => photo && removeFile(payload, photo),
    profile: (payload, { profile }) => modelOf(payload, 'profiles').deleteOne({ _id: profile }),
  },
}
