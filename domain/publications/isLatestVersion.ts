import type { Publication } from '../../payload-types'

/** Whether a change of a publication is based on its latest version. */
export const isLatestVersion = (
  { updatedAt }: Pick<Publication, 'updatedAt'>,
  baseVersion: string,
): boolean => new Date(updatedAt).getTime() === new Date(baseVersion).getTime()
