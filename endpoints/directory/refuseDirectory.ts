import type { PayloadRequest } from 'payload'
import { type DirectoryRefusal, directoryRefusal } from '../../domain/directory'
import { problem } from '../answers'

const ANSWERS: Record<DirectoryRefusal, { status: number; message: string }> = {
  unauthenticated: { status: 401, message: 'Please sign in to view the member directory' },
  unverified: { status: 403, message: 'Please confirm your email address to view the member directory' },
  no_membership: {
    status: 403,
    message: 'The directory is for current members. Your account has no current membership.',
  },
}

/** Why the directory is closed to whoever asks, or undefined. */
export const refuseDirectory = async (req: PayloadRequest): Promise<Response | undefined> => {
  const code = await directoryRefusal(req)
  if (!code) return undefined
  const { status, message } = ANSWERS[code]
  return problem(status, code, message)
}
