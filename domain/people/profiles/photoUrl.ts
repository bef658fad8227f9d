/**
 * Where a profile's photo is. It names the file, so that a new photo has a new address.
 * @param id the profile's
 */
export const photoUrl = (id: string, fileId: string): string =>
  `/api/profiles/${id}/photo?v=${fileId.slice(-8)}`
