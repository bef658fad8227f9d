import type { PayloadRequest } from 'payload'
import { type DirectoryRefusal, findDirectoryRefusal } from '../../../domain/people/directory'
import { problem } from '../../answers'

const ANSWERS: Record<DirectoryRefusal, { status: number; message: string }> = {
  unauthenticated: { status: 401, message: 'Please sign in to view the member directory' },
  unverified: { status: 403, message: 'Please confirm your email address to view the member directory' },
  no_membership: {
    status: 403,
    message: 'The directory is for current members. Your account has no current membership.',
  },
}

/** The answer to a request for the directory that is refused; undefined for one that is not. */
export const refuseDirectory = async (req: PayloadRequest): Promise<Response | undefined> => {
  const code = await findDirectoryRefusal(req)
  if (!code) return undefined
  const { status, message } = ANSWERS[code]
  return problem(status, code, message)
}
