import type { Payload } from 'payload'
import type { PersonalData } from '../../../platform/personalData'
import { readFileContent, removeFile } from '../../publications/files'
import { deleteProfile, findPhoto } from './profilesRepository'
import { readOwnProfile } from './readOwnProfile'

const readPhoto = async (payload: Payload, user: string): Promise<Uint8Array | undefined> => {
  const photo = await findPhoto(payload, user)
  return photo === undefined ? undefined : readFileContent(payload, photo) // small: 512 px wide
}

export const profilesPersonalData: PersonalData = {
  exports: [
    { file: 'profile.json', read: readOwnProfile },
    { file: 'photo.webp', read: ({ payload }, { id }) => readPhoto(payload, id) },
  ],
  erasures: {
    remains: async (payload, { photo }) => photo && removeFile(payload, photo),
    profile: (payload, { profile }) => deleteProfile(payload, profile),
  },
}
